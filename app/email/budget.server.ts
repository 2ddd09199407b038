import type { Database } from "~/db/open.server";
import { network, openHash, takeToken, takeTokens } from "~/rate-limits.server";
import type { Email } from "./email";
import { mailbox } from "./mailbox.server";

/**
 * How many emails strangers can have sent to one mailbox, by the first word of the email's key. Each kind has room of
 * its own: contact messages in a customer's name use up none of their orders' confirmations. What staff send is not
 * counted.
 */
export const mailboxRooms: Record<string, { hour: number; day: number }> = {
  contact: { hour: 2, day: 5 },
  demo: { hour: 2, day: 5 },
  /** Booked and moved. A cancellation follows each booking once at most, and is always sent. */
  booking: { hour: 3, day: 6 },
  order: { hour: 3, day: 10 },
  "order-link": { hour: 2, day: 5 },
  quotation: { hour: 2, day: 5 },
};

/** How many emails one network can have sent, over all recipients and kinds. A whole estate may share an address. */
export const networkRoom = { hour: 30, day: 100 };

/**
 * Links to sign in have one room for a mailbox and the time a link lives: whoever can't get another one has a link that
 * still works.
 */
const signInRoom = { limit: 2, windowSeconds: 15 * 60 };

type Budget = (tx: Database, emails: Email[]) => Promise<Set<Email>>;

/**
 * Gives those of the emails that may be sent. Sales always hears of a lead. Counted in the transaction that sends them,
 * for all servers together. The key of the hashes is read here, before the transaction begins, so that one that fails
 * doesn't take a new key with it.
 */
export async function openEmailBudget(services: { db: Database }, sender?: string): Promise<Budget> {
  const hash = await openHash(services);
  return async (tx, emails) => {
    const [toSales, counted] = partition(emails, ({ key }) => key.endsWith(":sales"));
    // The network comes first: once its own room is used up, it uses up nobody else's.
    const fromNetwork = sender ? await withinNetwork(tx, counted, hash(network(sender))) : counted;
    const allowed: Email[] = [];
    for (const [kind, ofKind] of Map.groupBy(fromNetwork, kindOf)) {
      allowed.push(...(await withinMailboxes(tx, kind, ofKind, (to) => hash(mailbox(to)))));
    }
    return new Set([...toSales, ...allowed]);
  };
}

/** Whether a link to sign in may be sent to an address, from whichever network it was asked for. */
export async function takeSignInRoom(services: { db: Database }, address: string): Promise<boolean> {
  const hash = await openHash(services);
  const key = `mail-sign-in:${hash(mailbox(address))}`;
  return (await takeToken(services.db, { key, ...signInRoom })).allowed;
}

async function withinNetwork(tx: Database, emails: Email[], sender: string): Promise<Email[]> {
  const wanted = new Map([[sender, emails.length]]);
  const granted = await takeTokens(tx, wanted, { bucket: "mail-from", ...networkRoom });
  return emails.slice(0, granted.get(sender) ?? 0);
}

async function withinMailboxes(
  tx: Database,
  kind: string,
  emails: Email[],
  hashOf: (address: string) => string,
): Promise<Email[]> {
  const room = mailboxRooms[kind];
  if (!room) throw new Error(`Emails of the kind ${kind} have no room in the budget.`);
  const byMailbox = Map.groupBy(emails, ({ to }) => hashOf(to));
  const wanted = new Map([...byMailbox].map(([recipient, { length }]) => [recipient, length]));
  const granted = await takeTokens(tx, wanted, { bucket: `mail-${kind}`, ...room });
  return [...byMailbox].flatMap(([recipient, each]) => each.slice(0, granted.get(recipient) ?? 0));
}

function kindOf({ key }: Email): string {
  return key.slice(0, key.indexOf(":"));
}

function partition<T>(items: T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
