import type { Email } from "~/email/email";
import type { ErasePlan } from "./erase-plan";

/** Tells the person, once, before their address is gone. */
export function erasedEmail(id: string, to: string, plan: ErasePlan, replyTo: string): Email {
  return {
    key: `erased:${id}`,
    to,
    replyTo,
    subject: "We have erased your details",
    title: "We have erased your details",
    parts: [
      "What you sent us is erased: messages, demo requests, notes about them, and your consent to news if you gave it.",
      ...(plan.toKeep.length > 0
        ? [
            `The law obliges us to keep paid orders for seven years after the year of the order. Of ${plan.toKeep.join(", ")} we keep the reference, the machines, the amounts, the dates, and the buyer's name and KRA PIN. Your email address, telephone number and delivery address are erased there, too.`,
          ]
        : []),
      "This email is the last one you get from us about it.",
    ],
  };
}
