import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { type ConversationKind, conversations } from "~/db/schema";

type NewMessage = {
  kind: ConversationKind;
  name: string;
  email?: string | null;
  phone?: string | null;
  company?: string | null;
  message?: string | null;
  sourcePage?: string | null;
  isSpam: boolean;
};

/**
 * Continues the conversation that is known, or the sender's of the last 14 days, or begins a new one. Spam always begins
 * its own, unless it is known where it belongs.
 */
export async function joinConversation(tx: Database, message: NewMessage, known?: string): Promise<string> {
  const open = known ?? (message.isSpam ? undefined : await openConversation(tx, message));
  return open ? goOn(tx, open, message) : begin(tx, message);
}

/** Starts a conversation that needs no answer. */
export async function beginClosed(tx: Database, message: NewMessage): Promise<string> {
  const id = await begin(tx, message);
  const closed = { status: "closed", closedAt: new Date() } as const;
  if (!message.isSpam) await tx.update(conversations).set(closed).where(eq(conversations.id, id));
  return id;
}

/** The sender's of the last 14 days. */
export async function openConversation(
  tx: Database,
  { email, phone }: Pick<NewMessage, "email" | "phone">,
): Promise<string | undefined> {
  const { id, status, waitingSince, answeredAt, closedAt } = conversations;
  const lastTouched = sql`greatest(${waitingSince}, ${answeredAt}, ${closedAt})`;
  const [found] = await tx
    .select({ id })
    .from(conversations)
    .where(
      and(
        email
          ? eq(sql`lower(${conversations.email})`, sql`lower(${email})`)
          : eq(conversations.phone, phone ?? ""),
        ne(status, "spam"),
        sql`${lastTouched} > now() - interval '14 days'`,
      ),
    )
    .orderBy(desc(waitingSince))
    .limit(1);
  return found?.id;
}

async function goOn(tx: Database, id: string, message: NewMessage): Promise<string> {
  const { kind, status, waitingSince, version, search, snippet, phone, company } = conversations;
  await tx
    .update(conversations)
    .set({
      // A demo request has a time to be agreed: it is seen, whatever the conversation began as.
      kind: message.kind === "demo" ? "demo" : sql`${kind}`,
      // A conversation marked as spam stays spam when another message joins it.
      status: sql`case when ${status} = 'spam' then 'spam' else 'new' end`,
      version: sql`${version} + 1`,
      search: sql`${search} || ${wordsOf(message)}`,
      snippet: snippetOf(message) || sql`${snippet}`,
      phone: sql`coalesce(${phone}, ${message.phone ?? null})`,
      company: sql`coalesce(${company}, ${message.company ?? null})`,
      waitingSince: sql`case when ${status} = 'new' then ${waitingSince} else now() end`,
    })
    .where(eq(conversations.id, id));
  return id;
}

async function begin(tx: Database, message: NewMessage): Promise<string> {
  const { kind, name, email, phone, company, sourcePage, isSpam } = message;
  const id = crypto.randomUUID();
  await tx.insert(conversations).values({
    ...{ id, kind, name, email, phone, company, sourcePage },
    snippet: snippetOf(message),
    status: isSpam ? "spam" : "new",
    search: wordsOf(message) as SQL<string>,
  });
  return id;
}

function snippetOf({ message }: NewMessage): string {
  return [...(message ?? "")].slice(0, 200).join("");
}

/** What a search finds it by. Phones are found by their digits. */
function wordsOf({ name, email, phone, company, message }: NewMessage): SQL {
  const text = [name, email, phone?.replace(/\D/g, ""), company, message].filter(Boolean).join(" ");
  return sql`to_tsvector('simple', ${text})`;
}
