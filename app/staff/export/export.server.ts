import { count, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { centsOfSql } from "~/db/money-columns";
import { type AuditValues, conversations, orders } from "~/db/schema";
import type { Cents } from "~/money/cents";
import type { Services } from "~/services-context";
import { nairobiDay } from "~/time/nairobi";
import { csvStream } from "./csv-stream";
import { inboxRows, wantedConversations } from "./inbox-rows.server";
import type { ExportInput } from "./input";
import { orderRows, wantedOrders } from "./order-rows.server";

/** Writes down who takes what out and why, and gives the file as it is being read. */
export async function exportFile({ db }: Pick<Services, "db">, actor: Actor, input: ExportInput) {
  requireRight(actor, "export.plain");
  if (input.personal) requireRight(actor, "export.personal");
  const { list, rows: which, from, to, status, personal, purpose } = input;
  // The words that were searched for may name a person, and the record can't be erased.
  const after: AuditValues =
    which === "days" ? { from, to, status, personal, purpose } : { rows: which, personal, purpose };
  await recordAudit(db, actor, { action: "export", subject: "export", subjectId: list, after });
  const rows = list === "orders" ? orderRows(db, input, actor) : inboxRows(db, input, actor);
  return { name: fileName(input), body: csvStream(rows) };
}

/** How many rows the file of a filtered list is made of, and what the orders come to. */
export async function countFiltered(
  { db }: Pick<Services, "db">,
  actor: Actor,
  input: Pick<ExportInput, "list" | "filter">,
): Promise<{ count: number; cents?: Cents }> {
  requireRight(actor, "export.plain");
  const wanted = {
    ...input,
    rows: "filtered",
    from: "",
    to: "",
    status: "",
    personal: false,
    purpose: "",
  } as const;
  if (input.list === "inbox") {
    return { count: await db.$count(conversations, wantedConversations(wanted, actor)) };
  }
  const [counted] = await db
    .select({
      count: count(),
      cents:
        sql`coalesce(sum(total_cents) filter (where order_status <> 'cancelled' and not is_spam), 0)`.mapWith(
          centsOfSql,
        ),
    })
    .from(orders)
    .where(wantedOrders(wanted, actor));
  return counted ?? { count: 0 };
}

function fileName({ list, rows, from, to, personal }: ExportInput): string {
  const which = rows === "filtered" ? ["filtered", nairobiDay(new Date())] : [from, to];
  return ["velto", list, ...which, ...(personal ? ["personal-data"] : [])].join("-").concat(".csv");
}
