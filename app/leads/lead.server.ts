import { createHash, randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import type { Channel, contactMessages, demoRequests, orders, quotations } from "~/db/schema";
import type { Sending } from "~/forms/post.server";
import type { NewLead } from "~/notify/notice";
import type { Services } from "~/services-context";
import { isUuid } from "~/uuid";

/** How a message, a demo request or an order reached us. */
export type LeadContext = Sending & { channel: Channel };

export type LeadTable = typeof contactMessages | typeof demoRequests | typeof orders | typeof quotations;

/**
 * The id a lead is stored under. A page without JavaScript can't choose one, so the same values within ten
 * minutes are the same lead: a double click or a reloaded answer stores nothing twice.
 */
export async function leadId(
  { db }: Pick<Services, "db">,
  table: LeadTable,
  fields: unknown[],
  context: LeadContext,
): Promise<string> {
  if (context.requestId && isUuid(context.requestId)) return context.requestId.toLowerCase();
  if (context.channel === "rest") return randomUUID();
  const turn = Math.floor(Date.now() / tenMinutes);
  const last = idOf(fields, turn - 1);
  const isTwin = and(eq(table.clientRequestId, last), gt(table.createdAt, new Date(Date.now() - tenMinutes)));
  const [twin] = await db.select({ id: table.id }).from(table).where(isTwin);
  return twin ? last : idOf(fields, turn);
}

/** The row that an id was used for before. */
export async function storedUnder<T extends LeadTable>(
  tx: Database,
  table: T,
  clientRequestId: string,
): Promise<T["$inferSelect"] | undefined> {
  // The tables differ by type only: each has the columns of a lead.
  const leads = table as typeof contactMessages;
  const [row] = await tx.select().from(leads).where(eq(leads.clientRequestId, clientRequestId));
  return row as T["$inferSelect"] | undefined;
}

/** What may be told of a new row outside; nothing of what looks like spam. */
export function noticeOf(
  { isSpam, createdAt: at, sourcePage }: { isSpam: boolean; createdAt: Date; sourcePage: string | null },
  kind: NewLead["kind"],
  id: string,
): NewLead | undefined {
  return isSpam ? undefined : { kind, id, at, sourcePage };
}

/** What a lead's row holds beside the visitor's input. */
export function leadColumns(input: { name: string; message?: string }, context: LeadContext) {
  const { channel, sourcePage, began, language = "en" as const } = context;
  return { id: randomUUID(), channel, sourcePage, began, language, isSpam: looksLikeSpam(input, context) };
}

/**
 * A caught bot is answered like anybody else and its lead is kept, marked. Speed alone proves nothing, since
 * browsers fill forms in an instant; but no browser writes a message with links. Many links are spam from anywhere.
 */
export function looksLikeSpam(
  { name, message = "" }: { name: string; message?: string },
  context: LeadContext,
) {
  if (context.honeypot?.trim()) return true;
  if (linksIn(name) > 0) return true;
  const wasTyped = (context.elapsedMs ?? Number.POSITIVE_INFINITY) >= fastestPersonMs;
  return linksIn(message) > (wasTyped ? mostLinks : 0);
}

function linksIn(text: string): number {
  return text.match(link)?.length ?? 0;
}

const tenMinutes = 10 * 60 * 1000;
const fastestPersonMs = 3_000;
const mostLinks = 2;
const link = /https?:\/\/(?:www\.)?|www\.|<a\s|\[url/gi;

function idOf(fields: unknown[], turn: number): string {
  const hex = createHash("sha256")
    .update(JSON.stringify([fields, turn]))
    .digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
