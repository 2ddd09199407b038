import * as z from "zod/mini";
import { fieldLimits } from "~/forms/field-limits";
import { email, isPhone, line, text } from "~/forms/rules";

const emailRule = email();
const reachable = z.refine<string>((value) => isPhone(value) || emailRule.safeParse(value).success, {
  error: "Enter an email address like name@shop.co.ke, or a phone number like 0700 000 000.",
});

export const handOverInput = z.object({
  name: line(fieldLimits.name, "Enter your name."),
  contact: line(fieldLimits.email, "Enter your email address or phone number.").check(reachable),
  message: text(fieldLimits.message, "Write your message."),
});

const said = z.object({ from: z.enum(["visitor", "site"]), text: z.string() });

/** The chat so far, as the browser tells it. Whatever is not a conversation is left out: the message matters more. */
export function readTranscript(json: unknown): z.infer<typeof said>[] | undefined {
  const lines = z.array(said).safeParse(parsed(json));
  if (!lines.success || lines.data.length === 0) return undefined;
  return lines.data.slice(-60).map(({ from, text }) => ({ from, text: readable(text) }));
}

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}

/** PostgreSQL stores no NUL and no half characters. */
function readable(text: string): string {
  return text.replace(/\0/g, " ").toWellFormed().slice(0, 1000);
}
