import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";
import type { ContactMessage } from "~/db/schema";
import { type PersonalField, rulesIn } from "~/forms/personal-fields";
import { email, line, text, tick } from "~/forms/rules";

export const contactFields = {
  name: { label: "Name", rule: line(fieldLimits.name, "Enter your name."), page: false, export: false },
  email: { label: "Email", rule: email(), page: false, export: false },
  /** Left in the chat, or over REST. */
  phone: { label: "Phone", page: false, export: false },
  message: {
    label: "Message",
    rule: text(fieldLimits.message, "Write your message."),
    held: "text",
    email: false,
    page: false,
    export: false,
  },
  transcript: { label: "Chat", email: false, page: false, export: false },
} satisfies Partial<Record<keyof ContactMessage, PersonalField>>;

export const contactInput = z.object({ ...rulesIn(contactFields), news: tick() });

export type ContactInput = z.infer<typeof contactInput>;
