import { domainToASCII } from "node:url";
import type { Database } from "~/db/open.server";
import type { Email } from "~/email/email";
import { openHash, takeTokens } from "~/rate-limits.server";
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
    const confirmations = Map.groupBy(
      emails.filter((email) => !isForSales(email)),
      (email) => hash(mailbox(email.to)),
    );
    const wanted = new Map([...confirmations].map(([recipient, { length }]) => [recipient, length]));
    const granted = await withinLimits(tx, wanted);
    const allowed = new Set(
      [...confirmations].flatMap(([recipient, ofRecipient]) =>
        ofRecipient.slice(0, granted.get(recipient) ?? 0),
      ),
    );
    return emails.filter((email) => isForSales(email) || allowed.has(email));
  };
}

function isForSales({ key }: Email): boolean {
  return key.endsWith(":sales");
}

/** How many each recipient gets of what is wanted. */
async function withinLimits(tx: Database, wanted: Map<string, number>): Promise<Map<string, number>> {
  let granted = wanted;
  for (const limit of perRecipient) granted = await takeTokens(tx, granted, limit);
  return granted;
}

/** One mailbox has many spellings: any case, dots, and whatever follows a plus. */
export function mailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const [local = ""] = address.slice(0, at).normalize("NFKC").toLowerCase().split("+");
  const domain = address.slice(at + 1);
  return `${local.replaceAll(".", "")}@${domainToASCII(domain) || domain.toLowerCase()}`;
}
