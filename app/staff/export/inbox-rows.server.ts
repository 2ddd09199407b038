import { and, asc, eq, gt, gte, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { type ConversationStatus, conversations, staff } from "~/db/schema";
import { workingHoursBetween } from "~/working-time/working-time";
import type { Cell } from "./csv";
import { daysOf, pageSize } from "./days";
import type { ExportInput } from "./input";

const plain = [
  "Id",
  "Received",
  "Kind",
  "Source page",
  "Status",
  "Owner",
  "Waiting since",
  "First answered",
  "Working hours to first answer",
  "Closed",
];
const personal = ["Name", "Company", "Email", "Phone", "Latest message"];

/** A line for each conversation, read page by page. Spam only when it is asked for. */
export async function* inboxRows(db: Database, input: ExportInput): AsyncGenerator<Cell[]> {
  yield [...plain, ...(input.personal ? personal : [])];
  for await (const page of pagesOf(db, input)) {
    for (const { conversation: row, owner } of page) {
      const { createdAt, firstAnsweredAt } = row;
      const hours = firstAnsweredAt && Number(workingHoursBetween(createdAt, firstAnsweredAt).toFixed(2));
      const clock = [row.waitingSince, firstAnsweredAt, hours, row.closedAt];
      const about = input.personal ? [row.name, row.company, row.email, row.phone, row.snippet] : [];
      yield [row.id, createdAt, row.kind, row.sourcePage, row.status, owner, ...clock, ...about];
    }
  }
}

type Row = { conversation: typeof conversations.$inferSelect; owner: string | null };

/** As for orders: to the millisecond, which is what JavaScript compares. */
const moment = sql`date_trunc('milliseconds', ${conversations.createdAt})`;

async function* pagesOf(db: Database, { from, to, status }: ExportInput) {
  const { start, end } = daysOf(from, to);
  let last: Row["conversation"] | undefined;
  do {
    const after =
      last &&
      or(
        gt(moment, last.createdAt.toISOString()),
        and(eq(moment, last.createdAt.toISOString()), gt(conversations.id, last.id)),
      );
    const page: Row[] = await db
      .select({ conversation: conversations, owner: staff.name })
      .from(conversations)
      .leftJoin(staff, eq(staff.id, conversations.ownerId))
      .where(
        and(
          gte(conversations.createdAt, start),
          lt(conversations.createdAt, end),
          status ? eq(conversations.status, status as ConversationStatus) : ne(conversations.status, "spam"),
          after,
        ),
      )
      .orderBy(asc(moment), asc(conversations.id))
      .limit(pageSize);
    if (page.length > 0) yield page;
    last = page.length === pageSize ? page.at(-1)?.conversation : undefined;
  } while (last);
}
