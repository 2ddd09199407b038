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
