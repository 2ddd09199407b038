import type { Config } from "~/config";
import type { Order } from "~/db/schema";
import type { Email, EmailPart } from "~/email/email";
import { pathIn } from "~/language/links";

export type Addresses = Pick<Config, "siteUrl" | "salesEmail">;

type Said = { key: string; subject: string; parts: EmailPart[]; open: string; questions: EmailPart };

/** The fact first, then what happens next, then the order's page, then the telephone. */
export function buyerEmail(
  { accessKey, customerEmail, language }: Pick<Order, "accessKey" | "customerEmail" | "language">,
  { siteUrl, salesEmail }: Addresses,
  { key, subject, parts, open, questions }: Said,
): Email {
  const url = siteUrl + pathIn(language, `/orders/${accessKey}`);
  return {
    key,
    to: customerEmail,
    replyTo: salesEmail,
    subject,
    title: subject,
    language,
    parts: [...parts, { action: { label: open, url } }, questions],
  };
}
