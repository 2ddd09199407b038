import { count, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { centsOfSql } from "~/db/money-columns";
import { reportsDatabase } from "~/db/reports.server";
import { type AuditValues, conversations, orders } from "~/db/schema";
import type { Cents } from "~/money/cents";
import type { Services } from "~/services-context";
import { nairobiDay } from "~/time/nairobi";
import { inSums } from "../orders/order-conditions.server";
import type { Cell } from "./csv";
import { csvFile } from "./csv-stream";
import { inboxList, wantedConversations } from "./inbox-rows.server";
import type { ExportInput, ExportList } from "./input";
import type { Asked, CsvList } from "./list";
import { orderList, wantedOrders } from "./order-rows.server";
import { demoList, newsList, quotationList } from "./other-rows.server";

const lists: Record<ExportList, CsvList> = {
  orders: orderList,
  inbox: inboxList,
  quotations: quotationList,
  demos: demoList,
  news: newsList,
};

/** Writes down who takes what out and why, and gives the file as it is being read. */
export async function exportFile(services: Services, actor: Actor, input: ExportInput) {
  requireRight(actor, "export.plain");
  if (input.personal) requireRight(actor, "export.personal");
  const { db, config } = services;
  const { list, rows: which, from, to, status, personal, purpose } = input;
  // The words that were searched for may name a person, and the record can't be erased.
  const after: AuditValues =
    which === "days" ? { from, to, status, personal, purpose } : { rows: which, personal, purpose };
  await recordAudit(db, actor, { action: "export", subject: "export", subjectId: list, after });
  return csvFile(fileName(input), linesOf({ db: reportsDatabase(services), config, actor, input }));
}

/** The names of its columns, then its rows; what is about people only where it is asked for. */
async function* linesOf(asked: Asked): AsyncGenerator<Cell[]> {
  const list = lists[asked.input.list];
  const shown = ({ plain, personal }: { plain: Cell[]; personal: Cell[] }) =>
    asked.input.personal ? [...plain, ...personal] : plain;
  yield shown(list);
  for await (const row of list.rows(asked)) yield shown(row);
}

/** How many rows the file of a filtered list is made of, and what the orders come to. */
export async function countFiltered(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { list, filter }: Pick<ExportInput, "list" | "filter">,
): Promise<{ count: number; cents?: Cents }> {
  requireRight(actor, "export.plain");
  const unasked = { from: "", to: "", status: "", personal: false, purpose: "" } as const;
  const wanted = { list, filter, rows: "filtered", ...unasked } as const;
  if (list === "inbox") return { count: await db.$count(conversations, wantedConversations(wanted, actor)) };
  const cents = sql`coalesce(sum(${orders.totalCents}) filter (where ${inSums}), 0)`.mapWith(centsOfSql);
  const [counted] = await db
    .select({ count: count(), cents })
    .from(orders)
    .where(wantedOrders(wanted, actor));
  return counted ?? { count: 0 };
}

function fileName({ list, rows, from, to, personal }: ExportInput): string {
  const which = rows === "filtered" ? ["filtered", nairobiDay(new Date())] : [from, to];
  return ["velto", list, ...which, ...(personal ? ["personal-data"] : [])].join("-");
}
