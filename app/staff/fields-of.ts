import type { Refused } from "./action.server";

type NamesIn<Labels> = { [Name in keyof Labels]: Labels[Name] extends string ? Name : never }[keyof Labels];

/** What each field of a form shows: its label, what was typed or stands there, and what is wrong with it. */
export function fieldsOf<Labels extends object>(
  labels: Labels,
  sent?: Partial<Pick<Refused, "typed" | "errors">>,
  stored: object = {},
) {
  return (name: NamesIn<Labels> & string) => {
    const known = (stored as Record<string, string | number | null | undefined>)[name] ?? undefined;
    return {
      name,
      label: labels[name] as string,
      defaultValue: sent?.typed?.[name] ?? known,
      error: sent?.errors?.[name],
    };
  };
}
