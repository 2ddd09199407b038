import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { orders, paymentAttempts, payments } from "~/db/schema";
import { placeOrder } from "~/orders/place-order.server";
import { openServices } from "~/services.server";
import { type Simulators, startSimulators } from "../../simulators/start";
import { createDataDir, createPostgresDatabase, type DatabaseKind, databaseKinds } from "../databases";
import { freePort } from "../free-port";
import { orderOf } from "../orders";
import { type Site, startSite } from "./site";

/** Where the server is killed while somebody pays. */
const moments: Record<string, (site: Site, simulators: Simulators) => Promise<void>> = {
  async "between the push and its answer"(site, simulators) {
    const killed = new Promise<void>((resolve) => {
      simulators.mpesa.whenPrompted(() => site.kill().then(resolve));
    });
    await Promise.allSettled([killed, send(site)]);
    simulators.mpesa.whenPrompted(async () => {});
  },
  async "while the callback is on its way"(site, simulators) {
    await send(site);
    await Promise.all([simulators.clock.advance(2), site.kill()]);
  },
  async "after the callback"(site, simulators) {
    await send(site);
    await simulators.clock.advance(2);
    await site.kill();
  },
};

let page = "";

test.each(databaseKinds)(
  "killed before the provider heard of it: nothing is charged, and the order is paid another way, once (%s)",
  async (kind) => {
    const port = await freePort();
    const simulators = await startSimulators({ siteUrl: `http://localhost:${port}` });
    onTestFinished(simulators.close);
    const env = { ...(await storage(kind)), ...simulators.env, SITE_URL: "" };
    page = await confirmedOrder(env);

    const site = await startSite({ env, port });
    simulators.insteadOf("/stkpush/", () => site.kill());
    await Promise.allSettled([site.ended, send(site)]);
    const again = await startSite({ env, port });
    expect(await show(again)).toContain("Check your phone, 0712 345 000");
    const card = await send(again, { how: "card" });
    await fetch(card.headers.get("location") ?? "", {
      method: "POST",
      body: new URLSearchParams({ do: "close" }),
    });
    await vi.waitUntil(async () => (await show(again)).includes("ksh 30,000.00 received"), {
      timeout: 120_000,
      interval: 500,
    });
    expect(await again.stop()).toBe(0);

    expect(simulators.mpesa.prompts()).toEqual([]);
    const services = await openServices(readConfig(env), pino({ level: "silent" }));
    onTestFinished(() => services.close());
    expect(await services.db.select().from(payments)).toMatchObject([
      { kind: "payment", method: "credit_card", amountCents: 30_000_00 },
    ]);
    const attempts = await services.db.select().from(paymentAttempts).orderBy(paymentAttempts.number);
    expect(attempts).toMatchObject([
      { provider: "mpesa", state: "requested", providerRef: null },
      { provider: "paystack", state: "paid" },
    ]);
  },
);

test.each(databaseKinds.flatMap((kind) => Object.keys(moments).map((moment) => [moment, kind] as const)))(
  "killed %s: money that moved is there once (%s)",
  async (moment, kind) => {
    const port = await freePort();
    const simulators = await startSimulators({ siteUrl: `http://localhost:${port}` });
    onTestFinished(simulators.close);
    const env = { ...(await storage(kind)), ...simulators.env, SITE_URL: "" };
    page = await confirmedOrder(env);

    const site = await startSite({ env, port });
    await moments[moment]?.(site, simulators);
    const again = await startSite({ env, port });
    // The callback comes now, or came to a server that was gone: then a question finds the payment.
    await simulators.clock.advance(5);
    await vi.waitUntil(async () => (await show(again)).includes("ksh 30,000.00 received"), {
      timeout: 120_000,
      interval: 500,
    });
    expect(await again.stop()).toBe(0);

    const services = await openServices(readConfig(env), pino({ level: "silent" }));
    onTestFinished(() => services.close());
    expect(await services.db.select().from(payments)).toMatchObject([
      { kind: "payment", amountCents: 30_000_00 },
    ]);
    expect(await services.db.select().from(orders)).toMatchObject([{ paymentStatus: "paid" }]);
  },
);

async function storage(kind: DatabaseKind): Promise<Record<string, string>> {
  const DATA_DIR = await createDataDir();
  return kind === "postgres" ? { DATA_DIR, DATABASE_URL: await createPostgresDatabase() } : { DATA_DIR };
}

async function confirmedOrder(env: Record<string, string>): Promise<string> {
  const services = await openServices(readConfig(env), pino({ level: "silent" }));
  const { order } = await placeOrder(
    services,
    orderOf({
      hardware_type: "payment-terminal",
      quantity: 1,
      customer_name: "Wanjiku Kamau",
      customer_email: "wanjiku@kamau.example",
      customer_phone: "+254712345678",
      shipping_address: "Kimathi House, Nairobi",
      payment_method: "mpesa",
    }),
    { channel: "form", requestId: randomUUID() },
  );
  await services.db
    .update(orders)
    .set({ orderStatus: "confirmed", confirmedAt: new Date() })
    .where(eq(orders.reference, order.reference));
  await services.close();
  return `/orders/${order.accessKey}`;
}

async function send(site: Site, fields: Record<string, string> = { how: "mpesa", phone: "0712 345 000" }) {
  const body = new URLSearchParams({ key: randomUUID(), ...fields });
  return fetch(site.url + page, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { accept: "text/html" },
  });
}

async function show(site: Site): Promise<string> {
  return (await fetch(site.url + page)).text();
}
