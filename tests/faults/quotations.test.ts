import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "~/config.server";
import { orderLines, orders, quotations } from "~/db/schema";
import { cents, shillings } from "~/money/cents";
import { makeQuotation } from "~/quotations/quotations.server";
import { openServices } from "~/services.server";
import { createDataDir, createPostgresDatabase, databaseKinds } from "../databases";
import { queuedEmails } from "../emails";
import { seed, seeded } from "./chance";
import { type Site, startSite } from "./site";
import { buyer } from "./sound-requests";

const silent = pino({ level: "silent" });

test.each(databaseKinds)(
  "killed while a quotation is accepted, and tried again: one order at the quoted price (%s)",
  async (kind) => {
    const env: Record<string, string> = { DATA_DIR: await createDataDir() };
    if (kind === "postgres") env.DATABASE_URL = await createPostgresDatabase();
    const path = await quoteForLess(env);

    let site = await startSite({ env });
    // In the midst of it, wherever that is: what has been written by then is whole or nothing.
    const cutOff = accept(site, path).catch(() => undefined);
    await pause(seeded(seed).between(0, 250));
    site = await killed(site, env);
    await cutOff;
    // It has been stored, and nobody has read the answer.
    expect((await accept(site, path)).status).toBe(303);
    site = await killed(site, env);
    const again = await accept(site, path);
    expect(again.status).toBe(303);
    expect(await site.stop()).toBe(0);

    const services = await openServices(readConfig(env), silent);
    onTestFinished(() => services.close());
    const [order, ...more] = await services.db.select().from(orders);
    expect(more).toEqual([]);
    expect(again.headers.get("location")).toBe(`/orders/${order?.accessKey}?placed`);
    expect(order).toMatchObject({ totalCents: 57_000_00 });
    expect(await services.db.select().from(orderLines)).toMatchObject([
      { orderId: order?.id, unitPrice: shillings(19_000), quantity: 3 },
    ]);
    expect(await services.db.select().from(quotations)).toMatchObject([{ orderId: order?.id }]);
    const emails = (await queuedEmails(services)).filter((key) => key.startsWith("order:"));
    expect(emails).toEqual([`order:${order?.reference}:buyer`, `order:${order?.reference}:sales`]);
  },
);

/** Three terminals at a price that is no longer today's. */
async function quoteForLess(env: Record<string, string>): Promise<string> {
  const services = await openServices(readConfig(env), silent);
  const { quotation } = await makeQuotation(
    services,
    {
      lines: [{ machine: "pos-terminal", quantity: 3 }],
      buyer: { name: "Asha Wanjiru", company: "Duka Bora", email: "asha@duka.example", kra_pin: "" },
    },
    { channel: "form" },
  );
  const { id, accessKey, lines } = quotation;
  const quoted = lines.map((line) => ({ ...line, unitPrice: shillings(19_000) }));
  await services.db
    .update(quotations)
    .set({ lines: quoted, totalCents: cents(57_000_00) })
    .where(eq(quotations.id, id));
  await services.close();
  return `/quotations/${accessKey}`;
}

function accept(site: Site, path: string): Promise<Response> {
  return fetch(site.url + path, {
    method: "POST",
    body: new URLSearchParams(buyer()),
    redirect: "manual",
    headers: { accept: "text/html" },
  });
}

async function killed(site: Site, env: Record<string, string>): Promise<Site> {
  await site.kill();
  return startSite({ env, port: site.port });
}
