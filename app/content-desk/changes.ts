import type { FieldGroup } from "./fields";
import { shownFields } from "./fields";
import type { AnyKind } from "./kind";

export type Change = { group: string; label: string; was: string; is: string };

/** What differs between two versions of a kind, field by field, as its form shows it. */
export function changesBetween(kind: AnyKind, was: unknown, is: unknown): Change[] {
  return groupsOf(kind, is).flatMap(({ title, fields }) => {
    const [before, after] = [shownFields(was, fields), shownFields(is, fields)];
    return fields.flatMap(({ name, label }) => {
      const change = { group: title, label, was: before[name] ?? "", is: after[name] ?? "" };
      return change.was === change.is ? [] : [change];
    });
  });
}

/** The groups of its form, for the data that it belongs to. */
export function groupsOf(kind: AnyKind, data: unknown): FieldGroup[] {
  return (kind.groups as (data: unknown) => FieldGroup[])(data);
}
