import { type HardwareType, machines } from "~/catalogue/machines";
import type { OrderLine } from "~/db/schema";
import { times } from "~/money/cents";

/** A line of an order that is changed; one that is added has no id yet. */
export type ChangedLine = Pick<
  OrderLine,
  "hardwareType" | "hardwareName" | "unitPrice" | "quantity" | "totalAmount"
> & { id?: string };

/** How many of each machine it shall have. Of one that is not named, as many as before. */
export type Wanted = Partial<Record<HardwareType, number>>;

/**
 * What an order holds after a change, in the order of the lineup. What was ordered keeps its price; what is added costs
 * today's, on a line of its own where that is another. Less is taken from what was added last.
 */
export function linesAfter(held: ChangedLine[], wanted: Wanted): ChangedLine[] {
  // A machine that is no longer sold stays as it was ordered.
  const gone = held.filter((line) => !machines.some(({ id }) => id === line.hardwareType));
  const sold = machines.flatMap((machine) => {
    const own = held.filter(({ hardwareType }) => hardwareType === machine.id);
    return ofMachine(machine, own, wanted[machine.id] ?? countOf(own));
  });
  return [...sold, ...gone];
}

function ofMachine({ id, name, price }: (typeof machines)[number], held: ChangedLine[], wanted: number) {
  const lines: ChangedLine[] = [];
  let left = wanted;
  for (const line of held) {
    const quantity = Math.min(line.quantity, left);
    left -= quantity;
    if (quantity > 0) lines.push(sized(line, quantity));
  }
  if (left === 0) return lines;
  const last = lines.findIndex(({ unitPrice }) => unitPrice === price);
  const same = lines[last];
  const added = { hardwareType: id, hardwareName: name, unitPrice: price, quantity: 0, totalAmount: price };
  return same ? lines.with(last, sized(same, same.quantity + left)) : [...lines, sized(added, left)];
}

function sized(line: ChangedLine, quantity: number): ChangedLine {
  return { ...line, quantity, totalAmount: times(line.unitPrice, quantity) };
}

export function countOf(lines: Pick<ChangedLine, "quantity">[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

/** `2 × POS Terminal, 1 × Receipt Printer`. Two prices of one machine are one thing to whoever gets it. */
export function lineWords(lines: Pick<ChangedLine, "hardwareName" | "quantity">[]): string {
  const names = [...new Set(lines.map(({ hardwareName }) => hardwareName))];
  return names
    .map((name) => `${countOf(lines.filter(({ hardwareName }) => hardwareName === name))} × ${name}`)
    .join(", ");
}
