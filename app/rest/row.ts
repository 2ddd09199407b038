import type * as z from "zod/mini";
import { isUuid } from "~/uuid";
import { brokenRule, forbiddenColumn, missingValue, unknownColumn, wrongType } from "./errors";

export type Row = Record<string, unknown>;

export type Column = {
  type: "text" | "uuid" | "integer" | "numeric" | "timestamptz";
  /** What may be left out, and whether it may be null. Other columns must be given. */
  optional?: "nullable" | "default";
  /** Set by the server; shown, never taken. */
  readOnly?: true;
};

export type Columns = Record<string, Column>;

/** Refuses names that the table doesn't have, or that a client can't set. */
export function checkNames(table: string, columns: Columns, names: string[]) {
  for (const name of names) {
    if (!Object.hasOwn(columns, name)) throw unknownColumn(table, name);
    if (columns[name]?.readOnly) throw forbiddenColumn(table, name);
  }
}

/** The row with each value of its column's type. What was not given is left out. */
export function castRow(table: string, columns: Columns, row: Row): Row {
  const cast: Row = {};
  for (const [name, column] of Object.entries(columns)) {
    if (column.readOnly) continue;
    const value = Object.hasOwn(row, name) ? row[name] : undefined;
    const mayBeAbsent = value === null ? column.optional === "nullable" : column.optional !== undefined;
    if (value === undefined || value === null) {
      if (!mayBeAbsent) throw missingValue(table, name);
      continue;
    }
    if (!fits[column.type](value)) throw wrongType(name, column.type, value);
    cast[name] = column.type === "text" ? String(value) : value;
  }
  return cast;
}

/** The row as the rules of the site's own form leave it. */
export function ruledRow<Rules extends z.ZodMiniType>(
  table: string,
  rules: Rules,
  row: Row,
): z.output<Rules> {
  const { data, error } = rules.safeParse(row);
  const [issue] = error?.issues ?? [];
  if (issue) throw brokenRule(table, String(issue.path[0]), issue.message);
  return data as z.output<Rules>;
}

const fits: Record<Column["type"], (value: unknown) => boolean> = {
  text: (value) => typeof value !== "object",
  uuid: (value) => typeof value === "string" && isUuid(value),
  integer: (value) =>
    Number.isInteger(value) || (typeof value === "string" && /^\s*[+-]?\d+\s*$/.test(value)),
  numeric: (value) =>
    typeof value === "number" ||
    (typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value))),
  timestamptz: () => false,
};
