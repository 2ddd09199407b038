import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";
import { line, rule, text } from "~/forms/rules";
import { placeholders, unknown } from "./placeholders";

export const answerLanguages = { en: "English", sw: "Kiswahili" } as const;
export type AnswerLanguage = keyof typeof answerLanguages;

const id = z.uuid();

export const savedAnswerInput = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("save"),
    /** Of the one that is changed, at the version that was read; a new one has neither. */
    id: z._default(z.union([z.literal(""), id]), ""),
    version: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
    entry: z.catch(z.optional(id), undefined),
    language: z.enum(Object.keys(answerLanguages) as AnswerLanguage[], "Choose a language."),
    title: line(fieldLimits.savedAnswerTitle, "Give it a title, by which it is found."),
    body: z.pipe(
      text(fieldLimits.message, "Write the answer."),
      z.string().check(rule((body) => unknown(body).length === 0, notKnown)),
    ),
  }),
  z.object({ do: z.enum(["remove", "restore"]), id }),
]);

export type SavedAnswerInput = z.output<typeof savedAnswerInput>;

function notKnown(body: string): string {
  const names = Object.keys(placeholders).map((name) => `{${name}}`);
  return `There is no ${unknown(body).join(", ")}. These are known: ${names.join(", ")}.`;
}
