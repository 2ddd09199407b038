import { badJson, tooLarge, unequalKeys } from "./errors";
import type { Preferences } from "./preferences";

export type Payload = {
  /** The columns that the rows set, in all rows the same. */
  columns: string[];
  rows: Record<string, unknown>[];
};

const mostRows = 50;

/** One object or an array of them. With `named` columns, other keys are ignored and missing ones filled in. */
export function readPayload(body: string, named: string[] | undefined, { missing }: Preferences): Payload {
  const rows = readRows(body);
  if (rows.length > mostRows) throw tooLarge(`At most ${mostRows} rows can be inserted at once.`);
  if (named === undefined) {
    const names = Object.keys(rows[0] ?? {});
    if (!rows.every((row) => hasKeys(row, names))) throw unequalKeys();
    return { columns: names, rows };
  }

  const absent = missing === "default" ? undefined : null;
  return {
    columns: named,
    rows: rows.map((row) =>
      Object.fromEntries(named.map((name) => [name, Object.hasOwn(row, name) ? row[name] : absent])),
    ),
  };
}

function readRows(body: string): Record<string, unknown>[] {
  const value = parse(body);
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isObject)) throw badJson();
  return rows;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw badJson();
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasKeys(row: Record<string, unknown>, names: string[]) {
  return Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name));
}
