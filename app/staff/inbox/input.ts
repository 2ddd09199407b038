import { z } from "zod";
import { fieldLimits } from "~/choices/field-limits";
import { unfilled } from "~/saved-answers/placeholders";
import { inboxTexts as texts } from "./content";

/** The id that the page gave what is sent, so that a repeated sending is the same. */
const entry = z.uuid().optional().catch(undefined);
const version = z.coerce.number().int().positive();
const body = z
  .string()
  .trim()
  .min(1, "Write something first.")
  .max(fieldLimits.message, `At most ${fieldLimits.message.toLocaleString("en")} characters.`);

/** Text that goes to the customer: nothing of a saved answer is left to be written in. */
const sentBody = body.refine((text) => unfilled(text).length === 0, {
  error: ({ input }) => texts.unfilled(unfilled(String(input))),
});

/** What can be done on a conversation's page, by the button that was pressed. */
export const conversationInput = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("email"),
    version,
    entry,
    subject: z.string().trim().min(1, "Give a subject.").max(200, "At most 200 characters."),
    body: sentBody,
  }),
  z.object({ intent: z.literal("whatsapp"), entry, body: sentBody }),
  z.object({ intent: z.literal("call"), entry, body }),
  z.object({ intent: z.literal("note"), entry, body }),
  z.object({ intent: z.literal("assign"), version, owner: z.union([z.literal(""), z.uuid()]) }),
  z.object({
    intent: z.literal("move"),
    version,
    move: z.enum(["answer", "close", "reopen", "spam", "not-spam"]),
  }),
  z.object({ intent: z.literal("undo"), version }),
  z.object({ intent: z.literal("call-back"), entry: z.uuid() }),
  z.object({
    intent: z.literal("insert"),
    channel: z.enum(["email", "whatsapp"]),
    saved: z.uuid(texts.saved.choose),
    body: z.string().default(""),
  }),
]);

export type ConversationInput = z.infer<typeof conversationInput>;
