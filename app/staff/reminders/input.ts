import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";
import { text } from "~/forms/rules";
import { reminderKinds } from "~/reminders/kinds";
import { reminderTexts as texts } from "./content";

/** Where the form stands: it leads back there. */
const back = z.string().check(z.regex(/^\/staff(\/[\w/-]*)?$/));
const one = { id: z.uuid(), back };
const day = z.iso.date(texts.giveDay);

export const reminderInput = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("add"),
    kind: z.enum(reminderKinds),
    about: z.uuid(),
    back,
    day,
    note: text(fieldLimits.reminder, texts.giveNote),
    for: z.union([z.literal(""), z.uuid()]),
  }),
  z.object({ do: z.literal("done"), ...one }),
  z.object({ do: z.literal("reopen"), ...one }),
  z.object({ do: z.literal("tomorrow"), ...one }),
  z.object({ do: z.literal("next-week"), ...one }),
  z.object({ do: z.literal("move"), ...one, day }),
]);
