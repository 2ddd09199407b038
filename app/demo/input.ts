import * as z from "zod/mini";
import { fieldLimits } from "~/field-limits";
import { email, line, optionalChoice, optionalText, phone, tick } from "~/ui/form-rules";

export const employeeRanges = ["1-10", "11-50", "51-200", "201-500", "501+"] as const;

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
