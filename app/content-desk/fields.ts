import type { Fields } from "~/forms/rules";
import { type Cents, cents } from "~/money/cents";
import { decimalOf, minorOfDecimal } from "~/money/decimals";
import { nairobiMinute, nairobiTime } from "~/time/nairobi";

/** A field of what staff edit: `name` is its place in the data, `phones` or `pos-terminal.price`. */
export type ContentField = {
  name: string;
  label: string;
  type: FieldType;
  hint?: string;
  optional?: true;
  options?: readonly (readonly [value: string, text: string])[];
};

/** `lines` is a list with one on each line, `table` one with what belongs to each after a comma. */
export type FieldType = "line" | "text" | "lines" | "shillings" | "moment" | "time" | "days" | "choice";

export type FieldGroup = { id: string; title: string; note?: string; fields: ContentField[] };

/** What the form shows of the data. */
export function shownFields(data: unknown, fields: readonly ContentField[]): Fields {
  return Object.fromEntries(fields.map(({ name, type }) => [name, asText(valueAt(data, name), type)]));
}

/** The data with what was typed in its place. What can't be read stays as it was typed: the schema says what is wrong. */
export function readFields<Data>(data: Data, fields: readonly ContentField[], typed: Typed): Data {
  const copy = structuredClone(data);
  for (const { name, type } of fields) {
    const given = typed[name];
    if (given !== undefined || type === "days") setAt(copy, name, read(given, type));
  }
  return copy;
}

type Typed = Record<string, string | string[] | undefined>;

function asText(value: unknown, type: FieldType): string {
  if (value === undefined || value === null || value === "") return "";
  switch (type) {
    case "lines":
      return (value as string[]).join("\n");
    case "days":
      return (value as number[]).join(",");
    case "shillings":
      return typeof value === "number" ? decimalOf(value as Cents).replace(/\.00$/, "") : String(value);
    case "moment":
      return nairobiMinute(new Date(String(value)));
    default:
      return String(value);
  }
}

function read(given: string | string[] | undefined, type: FieldType): unknown {
  if (type === "days")
    return [given ?? []]
      .flat()
      .flatMap((day) => day.split(","))
      .filter(Boolean)
      .map(Number);
  const text = String(given ?? "")
    .replaceAll("\r\n", "\n")
    .trim();
  switch (type) {
    case "lines":
      return text
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    case "shillings": {
      const minor = minorOfDecimal(text.replace(/ksh|kes|[\s,]/gi, ""));
      return minor === undefined ? text : cents(minor);
    }
    case "moment":
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? nairobiTime(text).toISOString() : text;
    default:
      return text;
  }
}

export function valueAt(data: unknown, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], data);
}

function setAt(data: unknown, name: string, value: unknown) {
  const keys = name.split(".");
  const last = keys.pop() ?? "";
  const part = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], data);
  (part as Record<string, unknown>)[last] = value;
}
