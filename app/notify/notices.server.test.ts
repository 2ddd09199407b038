import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendMessage } from "~/leads/contact-messages.server";
import { placeOrder } from "~/orders/place-order.server";
import { databaseKinds, openTestServices, query } from "../../tests/databases";
import { orderOf } from "../../tests/orders";
import { sampleLead } from "../../tests/sample-lead";
import { startReceiver } from "../../tests/webhook-receiver";
import { storeLead } from "../leads/store-leads.server";
import { notifySecret, workOnNotices } from "./notices.server";

const message = { name: "Asha Otieno", email: "asha@duka.example", message: "Do you deliver to Kisumu?" };
const order = {
  hardware_type: "pos-terminal" as const,
  quantity: 1,
  customer_name: "Asha Otieno",
  customer_email: "asha@duka.example",
  customer_phone: "+254712345678",
  shipping_address: "Kisumu",
  payment_method: "mpesa" as const,
};

test.each(databaseKinds)("%s: a new lead is told, signed and without the person", async (kind) => {
  const { services, receiver } = await open(kind, (response) => response.end("ok"));
  const { row } = await sendMessage(services, message, { channel: "form", sourcePage: "/contact" });
  await vi.waitUntil(() => receiver.received.length === 1, { timeout: 20_000 });
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
  const notice = JSON.parse(body);
  expect(notice).toMatchObject({
    type: "lead.created",
    data: {
      kind: "message",
      id: row.id,
      sourcePage: "/contact",
      url: `${services.config.siteUrl}/staff/leads/${row.id}`,
    },
  });
  expect(notice.text).toContain(notice.data.url);
  expect(body).not.toMatch(/asha|kisumu/i);
  const key = Buffer.from((await notifySecret(services.db)).replace("whsec_", ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  expect(headers["webhook-signature"]).toBe(
    `v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
  );
  expect(Math.abs(Date.now() / 1000 - Number(headers["webhook-timestamp"]))).toBeLessThan(60);
});

test.each(databaseKinds)("%s: an order is told by its reference", async (kind) => {
  const { services, receiver } = await open(kind, (response) => response.end());
  const placed = await placeOrder(services, orderOf(order), { channel: "form" });
  await vi.waitUntil(() => receiver.received.length === 1, { timeout: 20_000 });
  const notice = JSON.parse(receiver.received[0]?.body ?? "");
  expect(notice).toMatchObject({
    type: "order.created",
    data: { kind: "order", id: placed.order.reference },
  });
  expect(receiver.received[0]?.body).not.toMatch(/asha|kisumu|254712/i);
});

test("errors, redirects and silence are tried again under the same id, then it is enough", async () => {
  const { services, receiver } = await open("postgres", (response, attempt) => {
    if (attempt === 1) response.writeHead(500).end();
    else if (attempt === 2) response.writeHead(302, { location: "/elsewhere" }).end();
    // The third try hears nothing until it gives up.
    else if (attempt > 3) response.end();
  });
  await storeLead(services, sampleLead());
  await vi.waitUntil(
    async () => {
      await services.db.execute(sql`update pgboss.job set start_after = now() where name = 'notices'`);
      return (await notices(services))[0]?.state === "completed";
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(receiver.received).toHaveLength(4);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(1);
});

test("the same lead again, spam and a lead that was not stored are not told", async () => {
  const { services } = await open("postgres", (response) => response.end());
  const lead = sampleLead();
  await storeLead(services, lead);
  await storeLead(services, lead);
  await sendMessage(services, { ...message, message: "buy" }, { channel: "form", honeypot: "x" });
  const broken = { ...sampleLead(), store: () => Promise.reject(new Error("no")) };
  await expect(storeLead(services, broken)).rejects.toThrow("no");
  expect(await notices(services)).toHaveLength(1);
});

test("without a receiver nothing is queued", async () => {
  const services = await openTestServices("postgres");
  onTestFinished(services.close);
  await storeLead(services, sampleLead());
  expect(await notices(services)).toEqual([]);
});

async function open(kind: (typeof databaseKinds)[number], answer: Parameters<typeof startReceiver>[0]) {
  const receiver = await startReceiver(answer);
  const services = await openTestServices(kind, { NOTIFY_URL: receiver.url });
  await workOnNotices(services, { timeoutMs: 300, pollSeconds: 0.5 });
  onTestFinished(async () => {
    await services.close();
    await receiver.close();
  });
  return { services, receiver };
}

function notices(services: Parameters<typeof query>[0]) {
  return query<{ state: string }>(services, sql`select state from pgboss.job where name = 'notices'`);
}
