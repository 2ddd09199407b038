import type { Database } from "~/db/open.server";
import type { AuditSubject } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { openEmailBudget } from "~/email/budget.server";
import type { Email } from "~/email/email";
import type { NewLead } from "~/notify/notice";
import { queueNotices } from "~/notify/notices.server";
import type { Services } from "~/services-context";
import { recordHeldBack } from "./held-back.server";
import type { LeadContext } from "./lead.server";

/** Something a visitor sends, ready to be stored once. */
export type Lead<Row> = {
  clientRequestId: string;
  /** Stores it, with everything that belongs to it; or gives what was stored under this id before. */
  store(tx: Database): Promise<NewRow<Row> | { earlier: Row }>;
};

export type NewRow<Row> = {
  row: Row;
  emails: Email[];
  /** Where staff find it. */
  about: { subject: AuditSubject; subjectId: string };
  /** What may be told of it outside. Nothing of what looks like spam. */
  notice?: NewLead;
};

/**
 * `created` is false when the lead had been stored before; then `row` is the earlier one. `heldBack`: it would have had
 * an email to its sender, whose mailbox has had enough of them.
 */
export type Stored<Row> = { row: Row; created: boolean; heldBack?: boolean };

/** Who sends it: a visitor, unless it says otherwise. What staff write down is never held back. */
type From = Partial<Pick<LeadContext, "channel" | "sender">>;

/** Stores a lead and queues its emails, both or neither. The same lead again changes nothing. */
export async function storeLead<Row>(
  services: Services,
  lead: Lead<Row>,
  from: From = {},
): Promise<Stored<Row>> {
  const [stored] = await storeLeads(services, [lead], from);
  return stored as Stored<Row>;
}

/** Stores all leads or none, in one transaction. With `refuseRepeated`, one that was stored before stops them all. */
export async function storeLeads<Row>(
  services: Services,
  leads: Lead<Row>[],
  { channel = "form", sender, refuseRepeated = false }: From & { refuseRepeated?: boolean } = {},
): Promise<Stored<Row>[]> {
  const budget = channel === "staff" ? undefined : await openEmailBudget(services, sender);
  const stored = await untilFree(() =>
    inTransaction(services.db, async (tx) => {
      const all = new Map<Lead<Row>, Stored<Row>>();
      const created: { result: Stored<Row>; stored: NewRow<Row> }[] = [];
      // In the order of their ids, so that two senders of the same leads wait for each other in turn, not in a circle.
      for (const lead of leads.toSorted((a, b) => (a.clientRequestId < b.clientRequestId ? -1 : 1))) {
        const stored = await lead.store(tx);
        if ("earlier" in stored) {
          if (refuseRepeated) throw new RepeatedLeadError(lead.clientRequestId);
          all.set(lead, { row: stored.earlier, created: false });
          continue;
        }
        const result = { row: stored.row, created: true };
        all.set(lead, result);
        created.push({ result, stored });
      }

      const emails = created.flatMap(({ stored }) => stored.emails);
      const allowed = (await budget?.(tx, emails)) ?? new Set(emails);
      await services.jobs.queueEmails(tx, [...allowed]);
      const late = created.filter(({ stored }) => stored.emails.some((email) => !allowed.has(email)));
      for (const { result } of late) result.heldBack = true;
      if (late.length > 0) {
        await recordHeldBack(
          tx,
          late.map(({ stored }) => stored.about),
        );
        services.log.warn(
          { emails: late.length, channel },
          "emails were held back: their mailbox has had enough",
        );
      }
      await queueNotices(
        services,
        tx,
        created.flatMap(({ stored }) => stored.notice ?? []),
      );
      return leads.map((lead) => all.get(lead) as Stored<Row>);
    }),
  );
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

/** Another server may store the same lead meanwhile, or a reference drawn by chance may be taken: then once more. */
async function untilFree<T>(work: () => Promise<T>, triesLeft = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (code !== uniqueViolation || triesLeft === 0) throw error;
    return untilFree(work, triesLeft - 1);
  }
}

const uniqueViolation = "23505";
