import * as z from "zod/mini";
import { fieldLimits } from "~/forms/field-limits";
import { email, line, text, tick } from "~/forms/rules";

export const contactInput = z.object({
  name: line(fieldLimits.name, "Enter your name."),
  email: email(),
  message: text(fieldLimits.message, "Write your message."),
  news: tick(),
});

export type ContactInput = z.infer<typeof contactInput>;
