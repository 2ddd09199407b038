import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";
import { normalPhone } from "./phone";
import { email, line } from "./rules";

/** An email address or a phone number, whichever it is. */
export function reachable(missing: string) {
  return z.pipe(
    line(fieldLimits.email, missing),
    z.transform((value, context): { email: string } | { phone: string } => {
      const phone = normalPhone(value);
      if (phone) return { phone };
      const address = emailRule.safeParse(value);
      if (address.success) return { email: address.data };
      context.issues.push({ code: "custom", message: unreachable, input: value });
      return z.NEVER;
    }),
  );
}

const emailRule = email();
const unreachable = "Enter an email address like name@shop.co.ke, or a phone number like 0700 000 000.";
