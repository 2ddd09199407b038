import type { Fields } from "~/forms/rules";
import { type Cents, cents } from "~/money/cents";
import { decimalOf, minorOfDecimal } from "~/money/decimals";
import type { DeliveryAreas } from "~/published/content";
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

/** `lines` is a list with one on each line, `table` one of towns with what belongs to each behind a bar. */
export type FieldType =
  | "line"
  | "text"
  | "lines"
  | "shillings"
  | "moment"
  | "time"
  | "days"
  | "choice"
  | "ticks"
  | "table";

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
    if (given !== undefined || type === "days" || type === "ticks") setAt(copy, name, read(given, type));
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
    case "ticks":
      return (value as unknown[]).join(",");
    case "table":
      return (value as DeliveryAreas["towns"])
        .map(({ name, price, days }) => [name, asText(price, "shillings"), days].join(" | "))
        .join("\n");
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
  if (type === "ticks") {
    return [given ?? []]
      .flat()
      .flatMap((tick) => tick.split(","))
      .filter(Boolean);
  }
  const text = String(given ?? "")
    .replaceAll("\r\n", "\n")
    .trim();
  switch (type) {
    case "lines":
      return lines(text);
    case "table":
      return lines(text).map((line) => {
        const [name = "", price = "", days = ""] = line.split("|").map((part) => part.trim());
        return { name, price: read(price, "shillings"), days };
      });
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
  let part = data as Record<string, unknown>;
  for (const key of keys) {
    part[key] ??= {};
    part = part[key] as Record<string, unknown>;
  }
  part[last] = value;
}

function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
