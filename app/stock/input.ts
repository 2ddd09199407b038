import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";
import { line, optionalLine, tick } from "~/forms/rules";

const entry = z.catch(z.optional(z.uuid()), undefined);

/** What the page of a machine's stock sends. */
export const stockInput = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("receive"),
    entry,
    count: wholeNumber(1, fieldLimits.stockCount),
    reason: optionalLine(fieldLimits.stockReason),
  }),
  z.object({
    do: z.literal("correct"),
    entry,
    /** How many the page said are here. */
    seen: z.coerce.number().check(z.int(), z.nonnegative()),
    counted: wholeNumber(0, fieldLimits.stockCount),
    why: line(fieldLimits.stockReason, "Say why the count was wrong, for the history."),
  }),
  z.object({
    do: z.literal("settings"),
    version: z.coerce.number().check(z.int(), z.nonnegative()),
    isKept: tick(),
    mayBackOrder: tick(),
    lowAt: mayBeEmpty(0, fieldLimits.stockCount),
    comesInDays: mayBeEmpty(1, 365),
    warrantyMonths: mayBeEmpty(1, 120),
  }),
]);

export type StockInput = z.output<typeof stockInput>;
export type ReceiveInput = Extract<StockInput, { do: "receive" }>;
export type CorrectInput = Extract<StockInput, { do: "correct" }>;
export type SettingsInput = Extract<StockInput, { do: "settings" }>;

function wholeNumber(least: number, most: number) {
  return z.pipe(mayBeEmpty(least, most), z.number(wrongNumber(least, most)));
}

/** Nothing where nothing is typed. */
function mayBeEmpty(least: number, most: number) {
  return z.pipe(
    z._default(z.string(), ""),
    z.transform((typed, context): number | null => {
      const text = typed.trim();
      if (text === "") return null;
      const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      if (number >= least && number <= most) return number;
      context.issues.push({ code: "custom", message: wrongNumber(least, most), input: typed });
      return z.NEVER;
    }),
  );
}

function wrongNumber(least: number, most: number): string {
  return `Enter a whole number from ${least} to ${most.toLocaleString("en")}.`;
}
