import { z } from "zod";
import { fieldLimits } from "~/choices/field-limits";
import { roles } from "~/roles";

/** What an invitation asks for. Addresses are kept in small letters, as people type them either way. */
export const invitationInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Please enter the person's name.")
    .max(fieldLimits.name, `Please keep the name under ${fieldLimits.name} characters.`),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(fieldLimits.email)
    .pipe(z.email("Please enter an email address, such as jane@example.co.ke.")),
  role: z.enum(roles, "Please choose a role."),
});

export type Invitation = z.infer<typeof invitationInput>;
