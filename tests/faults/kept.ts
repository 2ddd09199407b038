import { eq, sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { contactMessages, orderLines, orders } from "~/db/schema";
import { sum } from "~/money/cents";
import type { Services } from "~/services-context";
import { query } from "../databases";
import { queuedEmails } from "../emails";
import type { MailServer } from "../mail-server";
import type { Lead } from "./visitors";

/** Every acknowledged lead is stored, none twice, and each has its two emails, to the visitor and to sales. */
export async function expectKept({ db }: Pick<Services, "db">, leads: Lead[]) {
  const placed = await db.select().from(orders);
  const messages = await db.select().from(contactMessages);
  const stored = [...placed, ...messages].map(({ clientRequestId }) => clientRequestId);
  const acknowledged = leads.filter((lead) => lead.acknowledged).map(({ id }) => id);

  expect(new Set(stored).size, "stored twice").toBe(stored.length);
  expect(
    acknowledged.filter((id) => !stored.includes(id)),
    "acknowledged, then lost",
  ).toEqual([]);
  const sent = leads.map(({ id }) => id);
  expect(
    stored.filter((id) => !sent.includes(id)),
    "stored, but never sent",
  ).toEqual([]);
  for (const { id, form } of leads) {
    const order = placed.find(({ clientRequestId }) => clientRequestId === id);
    if (!order) continue;
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    expect(lines.length, "an order in parts").toBe(form === "several" ? 3 : 1);
    const total = sum(lines.map(({ totalAmount }) => totalAmount));
    expect(total, "its total").toBe(order.totalCents);
  }
  const wanted = [
    ...placed.flatMap(({ reference }) => [`order:${reference}:buyer`, `order:${reference}:sales`]),
    ...messages.flatMap(({ id }) => [`contact:${id}:visitor`, `contact:${id}:sales`]),
  ];
  expect(await queuedEmails({ db })).toEqual(wanted.sort());
}

/**
 * Waits for all emails: each has left, and none twice. Up to `again` may have left once more, under the same
 * Message-ID: they were on their way when a server was killed.
 */
export async function expectEmailsSent({ db }: Pick<Services, "db">, mail: MailServer, again = 0) {
  await vi.waitUntil(
    async () => {
      const { created = 0, active = 0, retry = 0 } = await emailStates({ db });
      return created + active + retry === 0;
    },
    { timeout: 180_000, interval: 200 },
  );
  const sent = mail.emails.map(({ messageId }) => messageId);
  const once = new Set(sent).size;
  expect(await emailStates({ db }), "each is sent").toEqual({ completed: once });
  expect(sent.length - once, "emails sent twice").toBeLessThanOrEqual(again);
}

/** How many emails one server sends at once. */
export const emailsAtOnce = 3 * 5;

/** How many emails wait to be sent, are being sent, or have been sent. */
export async function emailStates({ db }: Pick<Services, "db">) {
  const rows = await query<{ state: string; count: number }>(
    { db },
    sql`select state, count(*)::int as count from pgboss.job where name = 'emails' group by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Pages are there, forms say that they can't be stored and give back what was typed, and the balancer is told. */
export async function expectNothingStored(url: string) {
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  for (const path of ["/", "/products/hardware", "/search?q=mpesa", "/healthz"]) {
    expect((await fetch(url + path)).status, path).toBe(200);
  }
  const message = { name: "Asha Wanjiru", email: "asha@duka.example", message: "Habari, bei ya mizani?" };
  const form = await fetch(`${url}/contact`, { method: "POST", body: new URLSearchParams(message) });
  expect(form.status).toBe(503);
  expect(form.headers.get("retry-after")).toBe("30");
  const page = await form.text();
  expect(page).toContain("Failed to send message. Please try again later.");
  for (const typed of Object.values(message)) expect(page).toContain(typed);
}
