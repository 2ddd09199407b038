import { fieldLimits } from "~/choices/field-limits";

/** The field of a machine's serial numbers, one on each line; `other` where the machine is not known. */
export function serialField(machine: string | null): string {
  return `${prefix}${machine ?? "other"}`;
}

const prefix = "serials-";

/** What is one serial number, however it is written: its letters and digits in small. */
export function serialKey(serial: string): string {
  return serial.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** The lines of a field. A scanner ends each with Enter; people use commas as well. */
export function serialsIn(typed: string): string[] {
  return typed
    .split(/[\n\r,;]+/)
    .map((serial) => serial.trim())
    .filter(Boolean);
}

export function isSerial(serial: string): boolean {
  return serial.length <= fieldLimits.serialNumber && serialKey(serial).length >= 3 && !/\p{C}/u.test(serial);
}

export type TypedSerials = Map<string | null, string[]>;

/** By machine; nothing where the form had no such field. */
export function typedSerials(fields: Record<string, unknown>): TypedSerials | undefined {
  const found = Object.entries(fields).filter(([name]) => name.startsWith(prefix));
  if (found.length === 0) return undefined;
  return new Map(found.map(([name, text]) => [machineOf(name), serialsIn(String(text))]));
}

function machineOf(field: string): string | null {
  const machine = field.slice(prefix.length);
  return machine === "other" ? null : machine;
}
