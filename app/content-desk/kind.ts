import type { z } from "zod";
import type { Fields } from "~/forms/rules";
import type { ContentKind, PublishedContent } from "~/published/content";
import { type ContentField, type FieldGroup, readFields } from "./fields";

/** One kind of what staff edit: what it is in the code, what it may be, and its form. */
export type Kind<Id extends ContentKind = ContentKind> = {
  id: Id;
  title: string;
  /** What it changes, and where visitors see it. */
  text: string;
  inCode: PublishedContent[Id];
  schema: z.ZodType<PublishedContent[Id]>;
  groups(data: PublishedContent[Id]): FieldGroup[];
  /** One group at a time has the form; the page lists them. */
  oneByOne?: true;
  /** What is stored of the whole: the rest goes on following the code. */
  kept?(data: PublishedContent[Id]): PublishedContent[Id];
  /** What holds only at the moment of publishing: `undefined`, or what is wrong by field. */
  wrongNow?(data: PublishedContent[Id], now: Date): Fields | undefined;
  /** A page on which it is seen well. */
  seenOn: `/${string}`;
};

export type AnyKind = { [Id in ContentKind]: Kind<Id> }[ContentKind];

/** What was typed, as the data that it makes of what stood there, or what is wrong beside each field. */
export function readForm(
  kind: AnyKind,
  fields: readonly ContentField[],
  before: unknown,
  typed: Record<string, string | string[]>,
): { data: unknown } | { errors: Fields } {
  const data = readFields(before, fields, typed);
  const { error, data: parsed } = kind.schema.safeParse(data);
  if (!error) return { data: parsed };
  const errors: Fields = {};
  for (const { path, message } of error.issues) {
    const place = path.join(".");
    const field = fields.find(({ name }) => place === name || place.startsWith(`${name}.`));
    errors[field?.name ?? place] ??= message;
  }
  return { errors };
}

/** What is stored of the data of a form. */
export function keptOf(kind: AnyKind, data: unknown): unknown {
  return kind.kept ? (kind.kept as (data: unknown) => unknown)(data) : data;
}

/** What a server applies: where only changes are stored, only those. */
export function readLive(kind: AnyKind, stored: unknown): unknown {
  return kind.kept ? kind.schema.safeParse(stored).data : readStored(kind, stored);
}

/** As stored, in the shape of this release: what it did not have yet is as in the code. Undefined where it does not fit. */
export function readStored(kind: AnyKind, stored: unknown): unknown {
  const merged = { ...kind.inCode, ...(stored as object) };
  return kind.schema.safeParse(merged).data;
}
