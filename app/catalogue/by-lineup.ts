import { machines } from "./machines";

type Placed = { hardwareType: string; hardwareName: string; createdAt: Date };

/** The order of the lineup. A machine that is no longer sold comes last. */
export function byLineup(a: Placed, b: Placed): number {
  return (
    place(a) - place(b) ||
    a.hardwareName.localeCompare(b.hardwareName) ||
    a.createdAt.getTime() - b.createdAt.getTime()
  );
}

function place({ hardwareType }: Placed): number {
  const index = machines.findIndex(({ id }) => id === hardwareType);
  return index < 0 ? machines.length : index;
}
