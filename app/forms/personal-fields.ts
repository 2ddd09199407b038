import type * as z from "zod/mini";

/**
 * What a table keeps of a person, one entry for each column, under the name that forms and SQL use. The rules of the
 * form, the email to sales, the staff side, exports and the privacy desk are made of these.
 */
export type PersonalFields = Record<string, PersonalField>;

export type PersonalField = {
  /** As staff read it, wherever a place has no other words for it. */
  label: string;
  /** What the site's own form takes. Nothing for what comes another way. */
  rule?: z.ZodMiniType;
} & Partial<Record<Place, Shown>>;

/** Where it is shown: the email to sales, the staff side, a CSV file, what the privacy desk says a record holds. */
export type Place = "email" | "page" | "export" | "held";

/** In these words; `false` where the place shows it in its own way, or not at all. */
type Shown = string | false;

/** The rules of what the form asks for. */
export function rulesIn<Fields extends PersonalFields>(fields: Fields) {
  const rules = Object.entries(fields).flatMap(([name, { rule }]) => (rule ? [[name, rule]] : []));
  return Object.fromEntries(rules) as RulesIn<Fields>;
}

type RulesIn<Fields> = {
  [Name in keyof Fields as Fields[Name] extends { rule: z.ZodMiniType }
    ? Name
    : never]: Fields[Name] extends {
    rule: infer Rule;
  }
    ? Rule
    : never;
};

/** The columns of what was typed into the form. */
export function columnsOf<Fields extends PersonalFields, Input extends object>(fields: Fields, input: Input) {
  const typed = Object.entries(input).filter(([name]) => name in fields);
  return Object.fromEntries(typed.map(([name, value]) => [columnOf(name), value])) as ColumnsOf<
    Fields,
    Input
  >;
}

type ColumnsOf<Fields, Input> = {
  [Name in keyof Input & keyof Fields & string as CamelCase<Name>]: Input[Name];
};

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** What was typed, in the order of the definition: the same values are the same lead. */
export function valuesOf(fields: PersonalFields, input: object): unknown[] {
  const values = new Map<string, unknown>(Object.entries(input));
  return Object.keys(fields).map((name) => values.get(name));
}

/** What a place shows, in the order of the definition; those of `first` stand in front there. */
export function fieldsIn<Name extends string>(
  place: Place,
  fields: Record<Name, PersonalField>,
  first: NoInfer<Name>[] = [],
): { name: string; column: string; label: string }[] {
  const names = new Set([...first, ...(Object.keys(fields) as Name[])]);
  return [...names].flatMap((name) => {
    const { label, [place]: words = label } = fields[name];
    return words ? [{ name, column: columnOf(name), label: words }] : [];
  });
}

/** The same with what somebody filled in; what was left empty is left out. */
export function factsIn<Name extends string>(
  place: Place,
  fields: Record<Name, PersonalField>,
  row: object,
  first: NoInfer<Name>[] = [],
): [label: string, value: string][] {
  const values = new Map<string, unknown>(Object.entries(row));
  return fieldsIn(place, fields, first).flatMap(({ name, column, label }) => {
    const value = values.get(column) ?? values.get(name);
    return value ? [[label, String(value)]] : [];
  });
}

/** `kra_pin` as the schema calls it: `kraPin`. */
export function columnOf(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
