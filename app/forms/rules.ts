import * as z from "zod/mini";
import { isDeliverableAddress } from "~/email/address";
import { fieldLimits } from "./field-limits";

/** The first broken rule of each field, as the message beside it. Empty when all hold. */
export function brokenRules(schema: z.ZodMiniType, fields: Record<string, string>): Record<string, string> {
  const { error } = schema.safeParse(fields);
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) messages[String(path[0])] ??= message;
  return messages;
}

/** One required line: a name, a company. */
export function line(max: number, missing: string) {
  return z.pipe(typed(oneLine), present(max, missing));
}

/** Required text that may run over several lines. */
export function text(max: number, missing: string) {
  return z.pipe(typed(manyLines), present(max, missing));
}

export function optionalText(max: number) {
  return z.pipe(z.pipe(typed(manyLines), z.string().check(notLonger(max))), z.transform(emptyIsAbsent));
}

export function optionalChoice<const Choices extends readonly string[]>(choices: Choices, wrong: string) {
  return z.pipe(z.pipe(typed(oneLine), z.transform(emptyIsAbsent)), z.optional(z.enum(choices, wrong)));
}

export function email(missing = "Enter your email address.") {
  return z.pipe(
    typed(oneLine),
    present(fieldLimits.email, missing).check(
      rule((value) => oneAt.test(value), "Enter one email address with an @, like name@shop.co.ke."),
      rule((value) => dotAfterAt.test(value), "This address looks unfinished. Check the part after @."),
      rule(isDeliverableAddress, "We can't send to this address. Check each character."),
    ),
  );
}

export function phone(missing = "Enter your phone number.") {
  return z.pipe(
    typed(oneLine),
    present(fieldLimits.phone, missing).check(rule(isPhone, "Enter 7 to 15 digits, like 0700 000 000.")),
  );
}

/** A box that is ticked or not; browsers send "on", or nothing at all. */
export function tick() {
  return z.pipe(
    z.optional(z.union([z.string(), z.boolean()])),
    z.transform((value) => value === true || value === "on" || value === "true"),
  );
}

export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, "").length;
  return /^[0-9+\-() ]+$/.test(value) && digits >= 7 && digits <= 15;
}

function typed(clean: (value?: string) => string) {
  return z.pipe(z.optional(z.string()), z.transform(clean));
}

function present(max: number, missing: string) {
  return z.string().check(
    rule((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), missing),
    notLonger(max),
  );
}

function notLonger(max: number) {
  return rule(
    (value) => characters(value) <= max,
    (value) => `Shorten this to ${grouped(max)} characters. It has ${grouped(characters(value))} now.`,
  );
}

/** Stops at the first broken rule: a field shows one message. */
function rule(holds: (value: string) => boolean, otherwise: string | ((value: string) => string)) {
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

function emptyIsAbsent(value: string): string | undefined {
  return value === "" ? undefined : value;
}

function oneLine(value = ""): string {
  return readable(value).replace(/\s+/g, " ").trim();
}

function manyLines(value = ""): string {
  return readable(value.replace(/\r\n?|[\u2028\u2029]/g, "\n")).trim();
}

/** Half characters, NUL, other controls and direction overrides can't be stored or would mislead a reader. */
function readable(value: string): string {
  return value.replace(unreadable, " ").normalize("NFC");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unreadable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Surrogate}]/gu;
const oneAt = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;
const dotAfterAt = /@[^@.]+(?:\.[^@.]+)*\.[^@.]{2,}$/;
