import { z } from "zod";
import { fieldLimits } from "~/choices/field-limits";
import { isDeliverableAddress } from "~/email/address";
import { normalPhone, wrongNumber } from "~/forms/phone";

export const eraseReasons = ["asked", "withdrew-consent", "not-needed"] as const;
export const askedBy = ["email", "phone", "letter", "in-person"] as const;

const day = z.iso.date("Give the day on which they asked.");

export const eraseInput = z.object({
  reason: z.enum(eraseReasons, "Choose a reason."),
  askedOn: day,
  askedBy: z.enum(askedBy, "Say how they asked."),
  tell: z.stringbool().default(false),
  confirm: z.literal("ERASE", "Type ERASE in capitals."),
});
export type EraseInput = z.infer<typeof eraseInput>;

const optional = z.string().trim();

/** What is left empty stays as it is. */
export const correctInput = z
  .object({
    name: optional.max(fieldLimits.name, `At most ${fieldLimits.name} characters.`),
    email: optional.refine((value) => !value || isDeliverableAddress(value), "Enter an email address."),
    phone: optional.transform((value, context) => {
      const phone = value ? normalPhone(value) : "";
      if (phone !== undefined) return phone;
      context.addIssue({ code: "custom", message: wrongNumber });
      return z.NEVER;
    }),
  })
  .refine(({ name, email, phone }) => name || email || phone, {
    path: ["name"],
    message: "Fill in what has to be corrected.",
  });
export type CorrectInput = z.infer<typeof correctInput>;
