import { and, asc, eq, gt, gte, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import type { Database } from "~/db/open.server";
import { type ConversationStatus, contactMessages, conversations, demoRequests, staff } from "~/db/schema";
import { fieldsIn } from "~/forms/personal-fields";
import { contactFields } from "~/leads/contact-input";
import { demoFields } from "~/leads/demo-input";
import { wholeDays } from "~/time/nairobi";
import { answerHours } from "~/working-time/answer-hours.server";
import { workingHoursBetween } from "~/working-time/working-time";
import { readFilters } from "../inbox/filters";
import { matchesFilters } from "../inbox/matches.server";
import type { Cell } from "./csv";
import type { ExportInput } from "./input";
import { pageSize } from "./page-size";

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

/** What people fill in beside what a conversation knows. */
const others = [
  ...fieldsIn("export", contactFields).map(({ label, name }) => ({ label, leads: contactMessages, name })),
  ...fieldsIn("export", demoFields).map(({ label, name }) => ({ label, leads: demoRequests, name })),
];

/** A line for each conversation, read page by page. Spam only when it is asked for. */
export async function* inboxRows(db: Database, input: ExportInput, actor: Actor): AsyncGenerator<Cell[]> {
  yield [...plain, ...(input.personal ? [...personal, ...others.map(({ label }) => label)] : [])];
  const opening = await answerHours(db);
  for await (const page of pagesOf(db, wantedConversations(input, actor))) {
    for (const { conversation: row, owner, typed } of page) {
      const { createdAt, firstAnsweredAt } = row;
      const hours =
        firstAnsweredAt && Number(workingHoursBetween(createdAt, firstAnsweredAt, opening).toFixed(2));
      const clock = [row.waitingSince, firstAnsweredAt, hours, row.closedAt];
      const about = input.personal
        ? [row.name, row.company, row.email, row.phone, row.snippet, ...typed]
        : [];
      yield [row.id, createdAt, row.kind, row.sourcePage, row.status, owner, ...clock, ...about];
    }
  }
}

/** What the list showed to this person, or every conversation of some days. */
export function wantedConversations(
  { rows, filter, from, to, status }: ExportInput,
  actor: Actor,
): SQL | undefined {
  if (rows === "filtered") return matchesFilters(readFilters(new URLSearchParams(filter)), actor);
  const wanted = wholeDays(from, to);
  return and(
    gte(conversations.createdAt, wanted.from),
    lt(conversations.createdAt, wanted.to),
    status ? eq(conversations.status, status as ConversationStatus) : ne(conversations.status, "spam"),
  );
}

type Row = { conversation: typeof conversations.$inferSelect; owner: string | null; typed: Cell[] };

const typed = sql<Cell[]>`json_build_array(${sql.join(
  others.map(({ leads, name }) => latestOf(leads, name)),
  sql`, `,
)})`;

/** A column of the latest lead of a conversation. */
export function latestOf(leads: typeof contactMessages | typeof demoRequests, name: string): SQL {
  return sql`(select ${sql.identifier(name)} from ${leads}
    where ${leads.conversationId} = ${conversations.id} order by ${leads.createdAt} desc limit 1)`;
}

/** As for orders: to the millisecond, which is what JavaScript compares. */
const moment = sql`date_trunc('milliseconds', ${conversations.createdAt})`;

async function* pagesOf(db: Database, wanted: SQL | undefined) {
  let last: Row["conversation"] | undefined;
  do {
    const after =
      last &&
      or(
        gt(moment, last.createdAt.toISOString()),
        and(eq(moment, last.createdAt.toISOString()), gt(conversations.id, last.id)),
      );
    const page: Row[] = await db
      .select({ conversation: conversations, owner: staff.name, typed })
      .from(conversations)
      .leftJoin(staff, eq(staff.id, conversations.ownerId))
      .where(and(wanted, after))
      .orderBy(asc(moment), asc(conversations.id))
      .limit(pageSize);
    if (page.length > 0) yield page;
    last = page.length === pageSize ? page.at(-1)?.conversation : undefined;
  } while (last);
}
