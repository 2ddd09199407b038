import { fieldLimits } from "~/choices/field-limits";
import { type Cents, sum, times } from "~/money/cents";
import { splitVatOfLines } from "~/money/vat";
import { type HardwareType, machines } from "./machines";

export type Line = { machine: HardwareType; quantity: number };

/**
 * The machines that an address names: `?pos-terminal=2&receipt-printer=1`, as a form without JavaScript sends them.
 * Anything may stand in an address: what is no quantity counts as none, and nobody gets more than can be ordered.
 */
export function readLines(params: URLSearchParams): Line[] {
  return machines
    .map(({ id }) => ({ machine: id, quantity: quantityIn(params.get(id)) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether an address names machines at all, be it with a zero. */
export function namesLines(params: URLSearchParams): boolean {
  return machines.some(({ id }) => params.has(id));
}

/** The other way round: `pos-terminal=2&receipt-printer=1`, in the order of the lineup. */
export function linesQuery(lines: readonly Line[]): string {
  return machines
    .map(({ id }) => ({ id, quantity: quantityOf(lines, id) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => `${id}=${quantity}`)
    .join("&");
}

/** VAT included. */
export function linesTotal(lines: readonly Line[]): Cents {
  return sum(machines.map(({ id, price }) => times(price, quantityOf(lines, id))));
}

export function linesVat(lines: readonly Line[]): { net: Cents; vat: Cents } {
  return splitVatOfLines(lines.map((line) => linesTotal([line])));
}

export function quantityOf(lines: readonly Line[], id: HardwareType): number {
  return lines.find(({ machine }) => machine === id)?.quantity ?? 0;
}

function quantityIn(given: string | null): number {
  const typed = given?.trim() ?? "";
  return /^\d{1,9}$/.test(typed) ? Math.min(Number(typed), fieldLimits.quantity) : 0;
}
