import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";
import { reachable } from "~/forms/reachable";
import { line, text } from "~/forms/rules";

/** One field for either: whoever writes in the chat leaves what is at hand. */
export const handOverInput = z.object({
  name: line(fieldLimits.name, "Enter your name."),
  contact: reachable("Enter your email address or phone number."),
  message: text(fieldLimits.message, "Write your message."),
});
