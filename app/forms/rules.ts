import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";
import { isDeliverableAddress } from "~/email/address";
import type { Language } from "~/language/language";
import { messageIn } from "./messages.sw";

export type Fields = Record<string, string>;

/** The fields as their rules leave them, or the first broken rule of each as the message beside it. */
export function parseFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  fields: Fields,
  language: Language = "en",
): { input: z.output<Schema> } | { errors: Fields } {
  const { data, error } = schema.safeParse(fields);
  if (!error) return { input: data as z.output<Schema> };
  const errors: Fields = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= messageIn(language, message);
  return { errors };
}

/** One required line: a name, a company. */
export function line(max: number, missing: string) {
  return z.pipe(typed(oneLine, max), present(max, missing));
}

/** Required text that may run over several lines. */
export function text(max: number, missing: string) {
  return z.pipe(typed(manyLines, max), present(max, missing));
}

/** One line that may be left empty. */
export function optionalLine(max: number) {
  return z.pipe(z.pipe(typed(oneLine, max), z.string().check(notLonger(max))), mayBeEmpty());
}

export function optionalText(max: number) {
  return z.pipe(z.pipe(typed(manyLines, max), z.string().check(notLonger(max))), mayBeEmpty());
}

export function optionalChoice<const Choices extends readonly string[]>(choices: Choices, wrong: string) {
  const chosen = z.pipe(
    z.optional(z.string()),
    z.transform((value) => emptyIsAbsent(value?.trim() ?? "")),
  );
  return z.pipe(chosen, z.optional(z.enum(choices, wrong)));
}

export function email(missing = "Enter your email address.") {
  return z.pipe(
    typed(oneLine, fieldLimits.email),
    present(fieldLimits.email, missing).check(
      rule((value) => !commaForDot.test(value), "Use a dot, not a comma, like name@gmail.com."),
      rule((value) => oneAt.test(value), "Enter one email address with an @, like name@shop.co.ke."),
      rule((value) => dotAfterAt.test(value), "This address looks unfinished. Check the part after @."),
      rule(isDeliverableAddress, "We can't send to this address. Check each character."),
    ),
  );
}

/** A box that is ticked or not; browsers send "on", or nothing at all. */
export function tick() {
  return z.pipe(
    z.optional(z.union([z.string(), z.boolean()])),
    z.transform((value) => value === true || value === "on" || value === "true"),
  );
}

/**
 * Cleaning costs time that grows with the input, so what is far too long is refused as it came. A character may
 * be written in several code units, and spaces around it are not counted, hence the room.
 */
export function typed(clean: (value: string) => string, max: number) {
  return z.pipe(
    z.optional(z.string().check(rule((value) => value.length <= max * 4 + 200, tooLong(max)))),
    z.transform((value) => clean(value ?? "")),
  );
}

export function present(max: number, missing: string) {
  return z.string().check(
    rule((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), missing),
    notLonger(max),
  );
}

function notLonger(max: number) {
  return rule((value) => characters(value) <= max, tooLong(max));
}

function tooLong(max: number) {
  return (value: string) =>
    `Shorten this to ${grouped(max)} characters. It has ${grouped(characters(value))} now.`;
}

/** Stops at the first broken rule: a field shows one message. */
export function rule(holds: (value: string) => boolean, otherwise: string | ((value: string) => string)) {
  return z.refine<string>(holds, {
    error: typeof otherwise === "string" ? otherwise : (issue) => otherwise(String(issue.input)),
    abort: true,
  });
}

/** Counted as PostgreSQL counts: one for each code point, so an emoji is one. */
function characters(value: string): number {
  return [...value].length;
}

function grouped(count: number): string {
  return count.toLocaleString("en");
}

function mayBeEmpty() {
  return z.pipe(z.transform(emptyIsAbsent), z.optional(z.string()));
}

function emptyIsAbsent(value: string): string | undefined {
  return value === "" ? undefined : value;
}

export function oneLine(value: string): string {
  return readable(value).replace(/\s+/g, " ").trim();
}

function manyLines(value: string): string {
  return readable(value.replace(/\r\n?|[\u2028\u2029]/g, "\n")).trim();
}

/** Half characters, NUL, other controls and direction overrides can't be stored or would mislead a reader. */
function readable(value: string): string {
  return value.replace(unreadable, " ").replace(longMarkRun, "$1").normalize("NFC");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unreadable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Surrogate}]/gu;
/** Composing takes the square of a run of marks. Thirty are plenty for any script (UAX #15, stream-safe text). */
const longMarkRun = /(\p{M}{30})\p{M}+/gu;
const oneAt = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;
const commaForDot = /^[^\s@,]+@[^\s@,.]+(?:[.,][^\s@,.]+)*,[^\s@,.]{2,}(?:[.,][^\s@,.]+)*$/;
const dotAfterAt = /@[^@.]+(?:\.[^@.]+)*\.[^@.]{2,}$/;
