import * as z from "zod/mini";
import { fieldLimits } from "~/forms/field-limits";
import { reachable } from "~/forms/reachable";
import { line, text } from "~/forms/rules";

/** One field for either: whoever writes in the chat leaves what is at hand. */
export const handOverInput = z.object({
  name: line(fieldLimits.name, "Enter your name."),
  contact: reachable("Enter your email address or phone number."),
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
