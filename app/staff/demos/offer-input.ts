import { z } from "zod";
import { fieldLimits } from "~/choices/field-limits";

/** The email with the link to the times. */
export const offerInput = z.object({
  subject: z.string().trim().min(1, "Write a subject.").max(200),
  body: z.string().trim().min(1, "Write something.").max(fieldLimits.message),
});
