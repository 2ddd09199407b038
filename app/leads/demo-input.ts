import * as z from "zod/mini";
import { employeeRanges } from "~/forms/choices";
import { fieldLimits } from "~/forms/field-limits";
import { phone } from "~/forms/phone";
import { email, line, optionalChoice, optionalText, tick } from "~/forms/rules";

export const demoInput = z.object({
  name: line(fieldLimits.name, "Enter your full name."),
  email: email("Enter your business email."),
  company: line(fieldLimits.company, "Enter your company's name."),
  phone: phone(),
  employees: optionalChoice(employeeRanges, "Choose one of the ranges."),
  message: optionalText(fieldLimits.message),
  news: tick(),
});

export type DemoInput = z.infer<typeof demoInput>;
