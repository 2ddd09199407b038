import { machines } from "~/catalogue/machines";

/** Of one that is no longer sold, its id is what is left of it. */
export function machineName(id: string): string {
  return machines.find((machine) => machine.id === id)?.name ?? id;
}
