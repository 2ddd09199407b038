import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "~/config.server";
import { openServices } from "~/services.server";
import { site as company } from "~/site";
import { stockOf } from "~/stock/read-stock.server";
import { createDataDir, createPostgresDatabase, databaseKinds } from "../databases";
import { placeSampleOrder, readOrder } from "../orders";
import { signIn } from "../staff";
import { brokenSums, keepStock } from "../stock";
import { seed, seeded } from "./chance";
import { startSite } from "./site";

const { origin } = company;
const kills = 3;
const here = 9;

test.each(databaseKinds)(
  "killed while staff confirm orders and take that back, the stock adds up (%s)",
  async (kind) => {
    const env: Record<string, string> = { DATA_DIR: await createDataDir(), SITE_URL: origin };
    if (kind === "postgres") env.DATABASE_URL = await createPostgresDatabase();
    const open = () => openServices(readConfig(env), pino({ level: "silent" }));
    const before = await open();
    const { person, cookie } = await signIn(before, "owner");
    await keepStock(before, person, "pos-terminal", here);
    // More are wanted than are there.
    const references = await Promise.all(
      Array.from({ length: 12 }, (_, at) => placeSampleOrder(before, { quantity: 1 + (at % 3) })),
    );
    await before.close();

    const chance = seeded(seed);
    let site = await startSite({ env });
    let taken = 0;
    let isOver = false;
    let killAt = Number.POSITIVE_INFINITY;
    let killed: (() => void) | undefined;
    const ask = (path: string, fields?: Record<string, string>) =>
      fetch(site.url + path, {
        redirect: "manual",
        headers: { cookie, origin },
        ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
      });

    /** Confirms it, or takes the confirmation back, until it is over. A server that is gone is asked again. */
    async function work(reference: string) {
      while (!isOver) {
        try {
          const html = await (await ask(`/staff/orders/${reference}/confirm`)).text();
          const version = /name="version" value="(\d+)"/.exec(html)?.[1];
          const page = version ? undefined : await (await ask(`/staff/orders/${reference}`)).text();
          const known = version ?? /name="version" value="(\d+)"/.exec(page ?? "")?.[1];
          const terms = { deliveryDay: "2026-11-20", warranty: "12 months" };
          const answer = version
            ? await ask(`/staff/orders/${reference}/confirm`, { version, ...terms })
            : await ask(`/staff/orders/${reference}`, { intent: "undo", version: known ?? "1" });
          if (answer.status === 303 && ++taken >= killAt) killed?.();
        } catch {
          await new Promise((again) => setTimeout(again, 20));
        }
      }
    }

    const workers = references.map(work);
    for (let round = 0; round < kills; round++) {
      await new Promise<void>((resolve) => {
        killed = () => {
          killed = undefined;
          void site.kill().then(resolve);
        };
        killAt = taken + chance.between(5, 40);
      });
      killAt = Number.POSITIVE_INFINITY;
      site = await startSite({ env, port: site.port });
    }
    isOver = true;
    await Promise.all(workers);
    expect(await site.stop()).toBe(0);

    const services = await open();
    onTestFinished(() => services.close());
    expect(await brokenSums(services)).toEqual([]);
    const orders = await Promise.all(references.map((reference) => readOrder(services, reference)));
    const confirmed = orders.filter(({ orderStatus }) => orderStatus === "confirmed");
    const held = await stockOf(services, "pos-terminal");
    expect(held).toMatchObject({
      onHand: here,
      reserved: confirmed.reduce((count, { totalCents }) => count + totalCents / 2_000_000, 0),
    });
    expect(held?.reserved).toBeLessThanOrEqual(here);
  },
);
