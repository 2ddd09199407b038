import { domainToASCII } from "node:url";
import type { Database } from "~/db/open.server";
import type { Email } from "~/email/email";
import { openHash, takeToken } from "~/rate-limits.server";
import type { Services } from "~/services.server";

type ConfirmationLimit = (tx: Database, emails: Email[]) => Promise<Email[]>;

/** Anybody can type somebody else's address, so one recipient gets this much over all forms and channels. */
const perRecipient = [
  { bucket: "confirmations-hour", limit: 3, windowSeconds: 3_600 },
  { bucket: "confirmations-day", limit: 10, windowSeconds: 86_400 },
];

/**
 * Leaves out the emails above their recipient's limit. Sales always hears of a lead. The key of the hashes is
 * read here, before the transaction begins, so that a transaction that fails doesn't take a new one with it.
 */
export async function openConfirmationLimit(services: Pick<Services, "db">): Promise<ConfirmationLimit> {
  const hash = await openHash(services);
  return async (tx, emails) => {
    const refused = new Set<Email>();
    const confirmations = emails
      .filter((email) => !isForSales(email))
      .map((email) => ({ email, recipient: hash(mailbox(email.to)) }))
      // Transactions take the same counters in the same order, so that none waits in a circle.
      .sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
    for (const { email, recipient } of confirmations) {
      if (!(await isWithinLimits(tx, recipient))) refused.add(email);
    }
    return emails.filter((email) => !refused.has(email));
  };
}

function isForSales({ key }: Email): boolean {
  return key.endsWith(":sales");
}

async function isWithinLimits(tx: Database, recipient: string): Promise<boolean> {
  for (const { bucket, ...limit } of perRecipient) {
    const { allowed } = await takeToken(tx, { key: `${bucket}:${recipient}`, ...limit });
    if (!allowed) return false;
  }
  return true;
}

/** One mailbox has many spellings: any case, dots, and whatever follows a plus. */
export function mailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const [local = ""] = address.slice(0, at).normalize("NFKC").toLowerCase().split("+");
  const domain = address.slice(at + 1);
  return `${local.replaceAll(".", "")}@${domainToASCII(domain) || domain.toLowerCase()}`;
}
