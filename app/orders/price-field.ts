import type { MachineId } from "~/catalogue/lines";

/** The field in which a form tells what price it showed for one piece. */
export function priceField(id: MachineId): string {
  return `${id}-price`;
}
