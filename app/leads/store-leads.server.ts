import { inArray } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import type { contactMessages, demoRequests, hardwareOrders, purchases, quotations } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { openEmailBudget } from "~/email/budget.server";
import type { Email } from "~/email/email";
import type { NewLead } from "~/notify/notice";
import { queueNotices } from "~/notify/notices.server";
import type { Services } from "~/services.server";
import { noteHeldBack } from "./held-back.server";
import type { LeadContext } from "./lead.server";

export type LeadTable =
  | typeof contactMessages
  | typeof demoRequests
  | typeof hardwareOrders
  | typeof purchases
  | typeof quotations;

/** A lead that is ready to be stored. */
export type Lead<T extends LeadTable> = {
  table: T;
  clientRequestId: string;
  /** The row. Called again when a value that it draws by chance, such as an order's reference, is taken. */
  values(): Omit<T["$inferInsert"], "clientRequestId">;
  /** Its emails; only asked for when the row is new. Whatever it does is part of the same transaction. */
  emails(tx: Database, row: T["$inferSelect"]): Email[] | Promise<Email[]>;
};

export type AnyLead =
  | Lead<typeof contactMessages>
  | Lead<typeof demoRequests>
  | Lead<typeof hardwareOrders>
  | Lead<typeof purchases>
  | Lead<typeof quotations>;

/**
 * `created` is false when the lead had been stored before; then `row` is the earlier one. `heldBack`: it would have had
 * an email to its sender, whose mailbox has had enough of them.
 */
export type Stored<T extends LeadTable = LeadTable> = {
  row: T["$inferSelect"];
  created: boolean;
  heldBack?: boolean;
};

/** Who sends it: a visitor, unless it says otherwise. What staff write down is never held back. */
type From = Partial<Pick<LeadContext, "channel" | "sender">>;

/** Stores a lead and queues its emails, both or neither. The same lead again changes nothing. */
export async function storeLead<T extends LeadTable>(
  services: Services,
  lead: Lead<T>,
  from: From = {},
): Promise<Stored<T>> {
  const [stored] = await storeLeads(services, [lead as unknown as AnyLead], from);
  return stored as Stored<T>;
}

/** Stores all leads, which are of one table, or none, in one transaction. With `refuseRepeated`, one that was stored before stops them all. */
export async function storeLeads(
  services: Services,
  leads: AnyLead[],
  { channel = "form", sender, refuseRepeated = false }: From & { refuseRepeated?: boolean } = {},
): Promise<Stored[]> {
  const budget = channel === "staff" ? undefined : await openEmailBudget(services, sender);
  const stored = await inTransaction(services.db, async (tx) => {
    const rows = await insertAll(tx, leads);
    const repeated = leads.find((lead) => !rows.get(lead)?.created);
    if (repeated && refuseRepeated) throw new RepeatedLeadError(repeated.clientRequestId);

    const written = new Map<Stored, Email[]>();
    for (const [lead, stored] of rows)
      if (stored.created) written.set(stored, await lead.emails(tx, stored.row as never));
    const emails = [...written.values()].flat();
    const allowed = (await budget?.(tx, emails)) ?? new Set(emails);
    await services.jobs.queueEmails(tx, [...allowed]);
    const late = [...written].filter(([, own]) => own.some((email) => !allowed.has(email)));
    for (const [stored] of late) stored.heldBack = true;
    const [first] = leads;
    if (first && late.length > 0) {
      const ids = late.map(([{ row }]) => row.id);
      await noteHeldBack(tx, first.table, ids);
      services.log.warn(
        { emails: ids.length, channel },
        "emails were held back: their mailbox has had enough",
      );
    }
    await queueNotices(services, tx, [...rows.values()].filter(({ created }) => created).flatMap(newLeadOf));
    return leads.map((lead) => rows.get(lead) as Stored);
  });
  services.jobs.wake();
  return stored;
}

export class RepeatedLeadError extends Error {
  override name = "RepeatedLeadError";
  readonly clientRequestId: string;

  constructor(clientRequestId: string) {
    super("A lead with this client_request_id was stored before.");
    this.clientRequestId = clientRequestId;
  }
}

/** What may be told of a new row outside; nothing of what looks like spam. */
function newLeadOf({ row }: Stored): NewLead[] {
  if (row.isSpam) return [];
  const { id, createdAt: at, sourcePage } = row;
  if ("validUntil" in row) return [{ kind: "quotation", id: row.number, at, sourcePage }];
  if ("reference" in row) return [{ kind: "order", id: row.reference, at, sourcePage }];
  if ("company" in row) return [{ kind: "demo request", id, at, sourcePage }];
  return [{ kind: row.channel === "chat" ? "chat" : "message", id, at, sourcePage }];
}

/**
 * One statement for all of them, in the order of their ids, so that two senders of the same leads wait for each other
 * in turn, not in a circle.
 */
async function insertAll(tx: Database, leads: AnyLead[], triesLeft = 3): Promise<Map<AnyLead, Stored>> {
  const stored = new Map<AnyLead, Stored>();
  const [first] = leads;
  if (!first) return stored;
  // The tables differ by type only: each has the columns of a lead.
  const table = first.table as typeof contactMessages;
  const sorted = leads.toSorted((a, b) => (a.clientRequestId < b.clientRequestId ? -1 : 1));
  const values = sorted.map((lead) => ({ ...lead.values(), clientRequestId: lead.clientRequestId }));
  const inserted = byId(
    await tx
      .insert(table)
      .values(values as (typeof table.$inferInsert)[])
      .onConflictDoNothing()
      .returning(),
  );
  for (const lead of sorted) {
    const row = inserted.get(lead.clientRequestId);
    if (row) stored.set(lead, { row, created: true });
    // Where an id comes twice, the first lead is the new one.
    inserted.delete(lead.clientRequestId);
  }
  if (stored.size === leads.length) return stored;

  const others = sorted.filter((lead) => !stored.has(lead));
  const ids = others.map(({ clientRequestId }) => clientRequestId);
  const earlier = byId(await tx.select().from(table).where(inArray(table.clientRequestId, ids)));
  for (const lead of others) {
    const row = earlier.get(lead.clientRequestId);
    if (row) stored.set(lead, { row, created: false });
  }
  const unlucky = others.filter((lead) => !stored.has(lead));
  if (unlucky.length > 0 && triesLeft === 0) throw new Error("Every value drawn for a row was taken.");
  return new Map([...stored, ...(await insertAll(tx, unlucky, triesLeft - 1))]);
}

function byId<Row extends { clientRequestId: string }>(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.clientRequestId, row]));
}
