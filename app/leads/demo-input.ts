import * as z from "zod/mini";
import { employeeRanges } from "~/choices/employee-ranges";
import { fieldLimits } from "~/choices/field-limits";
import type { DemoRequest } from "~/db/schema";
import { type PersonalField, rulesIn } from "~/forms/personal-fields";
import { phone } from "~/forms/phone";
import { email, line, optionalChoice, optionalText, tick } from "~/forms/rules";

export const demoFields = {
  name: { label: "Name", rule: line(fieldLimits.name, "Enter your full name."), page: false, export: false },
  email: { label: "Email", rule: email("Enter your business email."), page: false, export: false },
  company: {
    label: "Company",
    rule: line(fieldLimits.company, "Enter your company's name."),
    page: false,
    export: false,
  },
  phone: { label: "Phone", rule: phone(), page: false, export: false },
  employees: {
    label: "Employees",
    rule: optionalChoice(employeeRanges, "Choose one of the ranges."),
    email: false,
    export: false,
    held: false,
  },
  message: {
    label: "Message",
    rule: optionalText(fieldLimits.message),
    held: "text",
    email: false,
    page: false,
    export: false,
  },
  /** The edition of VeltoPOS that they were reading about. */
  edition: { label: "Edition", email: false, export: false, held: false },
} satisfies Partial<Record<keyof DemoRequest, PersonalField>>;

export const demoInput = z.object({ ...rulesIn(demoFields), news: tick() });

export type DemoInput = z.infer<typeof demoInput>;
