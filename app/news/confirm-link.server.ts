import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { href } from "react-router";
import type { Database } from "~/db/open.server";
import { contactMessages, demoRequests } from "~/db/schema";
import type { Language } from "~/language/language";
import type { Services } from "~/services-context";
import { settingOr } from "~/settings/settings.server";

/** The message or the demo request whose form had the box ticked. */
export type AskedWith = { source: "contact" | "demo"; id: string };

/** The link that starts the news. It names the lead and is signed: nothing is kept of a wish that nobody confirms. */
export async function confirmUrl(tx: Database, siteUrl: string, asked: AskedWith): Promise<string> {
  const token = `${asked.source}~${asked.id}~${await signatureOf(tx, asked)}`;
  return siteUrl + href("/news/confirm/:token", { token });
}

/** The address that a link would start the news for. Nothing where it is wrong, or its lead is gone. */
export async function readConfirmToken(
  { db }: Pick<Services, "db">,
  token: string,
): Promise<{ source: AskedWith["source"]; email: string; language: Language } | undefined> {
  const [, source, id, signature] = tokenShape.exec(token) ?? [];
  if (!source || !id || !signature) return undefined;
  const asked = { source: source as AskedWith["source"], id };
  const expected = await signatureOf(db, asked);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  const leads = asked.source === "contact" ? contactMessages : demoRequests;
  const [lead] = await db
    .select({ email: leads.email, language: leads.language })
    .from(leads)
    .where(eq(leads.id, id));
  return lead?.email ? { source: asked.source, email: lead.email, language: lead.language } : undefined;
}

const tokenShape = /^(contact|demo)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})~([\w-]{43})$/;

async function signatureOf(db: Database, { source, id }: AskedWith): Promise<string> {
  const secret = await settingOr(db, "news-secret", () => randomBytes(32).toString("base64url"));
  return createHmac("sha256", secret).update(`${source}.${id}`).digest("base64url");
}
