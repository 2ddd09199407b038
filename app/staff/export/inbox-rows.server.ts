import { and, desc, eq, gte, inArray, lt, ne, type SQL } from "drizzle-orm";
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
import { inPages } from "./in-pages.server";
import type { ExportInput } from "./input";
import type { CsvList } from "./list";

type Typed = {
  leads: typeof contactMessages | typeof demoRequests;
  fields: ReturnType<typeof fieldsIn>;
}[];

/** What people fill in beside what a conversation knows. */
const typed: Typed = [
  { leads: contactMessages, fields: fieldsIn("export", contactFields) },
  { leads: demoRequests, fields: fieldsIn("export", demoFields) },
];

/** A line for each conversation. Spam only when it is asked for. */
export const inboxList: CsvList = {
  plain: [
    ...["Id", "Received", "Kind", "Source page", "Status", "Owner", "Waiting since", "First answered"],
    ...["Working hours to first answer", "Closed"],
  ],
  personal: [
    ...["Name", "Company", "Email", "Phone", "Latest message"],
    ...typed.flatMap(({ fields }) => fields.map(({ label }) => label)),
  ],
  async *rows({ db, input, actor }) {
    const opening = await answerHours(db);
    const wanted = wantedConversations(input, actor);
    const pages = inPages(
      { at: conversations.createdAt, id: conversations.id },
      ({ after, order, limit }) =>
        db
          .select({ row: conversations, owner: staff.name })
          .from(conversations)
          .leftJoin(staff, eq(staff.id, conversations.ownerId))
          .where(and(wanted, after))
          .orderBy(order)
          .limit(limit),
      ({ row: { createdAt: at, id } }) => ({ at, id }),
    );
    for await (const page of pages) {
      const leads = input.personal
        ? await latestLeads(
            db,
            page.map(({ row }) => row.id),
          )
        : undefined;
      for (const { row, owner } of page) {
        const { id, createdAt, kind, sourcePage, status, waitingSince, firstAnsweredAt, closedAt } = row;
        const hours =
          firstAnsweredAt && Number(workingHoursBetween(createdAt, firstAnsweredAt, opening).toFixed(2));
        const clock = [waitingSince, firstAnsweredAt, hours, closedAt];
        yield {
          plain: [id, createdAt, kind, sourcePage, status, owner, ...clock],
          personal: [row.name, row.company, row.email, row.phone, row.snippet, ...(leads?.(id) ?? [])],
        };
      }
    }
  },
};

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

/** Of what people fill in more than once, the latest is told. */
export async function latestLeads(db: Database, ids: string[], of = typed): Promise<(id: string) => Cell[]> {
  const found = await Promise.all(
    of.map(async ({ leads, fields }) => {
      const rows = await db
        .selectDistinctOn([leads.conversationId])
        .from(leads as typeof demoRequests)
        .where(inArray(leads.conversationId, ids))
        .orderBy(leads.conversationId, desc(leads.createdAt));
      const latest = new Map(rows.map((row) => [row.conversationId, row]));
      return (id: string) =>
        fields.map(
          ({ column }) => latest.get(id)?.[column as keyof typeof demoRequests.$inferSelect] as Cell,
        );
    }),
  );
  return (id) => found.flatMap((cells) => cells(id));
}
