import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { publishedVersions } from "~/content-versions/content-versions.server";
import { openServices } from "~/services.server";
import { site as company } from "~/site";
import { startPostgres } from "../postgres";
import { signIn } from "../staff";
import { temporaryFolder } from "../temporary-folder";
import { type Site, startSite } from "./site";

const soon = { timeout: 30_000, interval: 50 };
const page = "/products/hardware/pos-terminals";
const desk = "/staff/content/machines";

test("a price that staff publish is on two servers within seconds, everywhere, and never the old one again", async () => {
  const { sites, publish } = await openShop();
  const watched = sites.map(watch);
  const etags = await Promise.all(
    sites.map(async ({ url }) => (await fetch(url + page)).headers.get("etag")),
  );
  const asked = Date.now();
  expect(await publish(sites[0], "21000.50")).toBe(303);
  for (const site of sites) await vi.waitUntil(async () => (await priceOn(site)) === "21,000.50", soon);
  expect(Date.now() - asked).toBeLessThan(10_000);

  for (const [index, { url }] of sites.entries()) {
    expect(await textOf(`${url}/search-index.json`)).toContain("21,000.50");
    expect(await textOf(`${url}/sw/products/hardware/pos-terminals`)).toContain("21,000.50");
    expect((await fetch(`${url}/sitemap.xml`)).status).toBe(200);
    // As a built page: compressed, with a tag of its own, kept by a browser until it changes.
    await vi.waitUntil(async () => (await fetch(url + page)).headers.get("etag"), soon);
    const answer = await fetch(url + page, { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("etag")).not.toBe(etags[index]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");

    // Who has the page of before is told, and nothing is stored; so is a program.
    const old = await order(url, { "pos-terminal": "1", "pos-terminal-price": "20000", ...buyer });
    expect(old.status).toBe(409);
    expect(await old.text()).toContain("ksh 21,000.50");
    const row = { ...buyer, hardware_type: "pos-terminal", quantity: 1, total_amount: 20_000 };
    const refused = await fetch(`${url}/rest/v1/hardware_orders`, {
      method: "POST",
      headers: { apikey: "velto-anon", "content-type": "application/json" },
      body: JSON.stringify(row),
    });
    expect(await refused.text()).toContain("total_amount must be 21000.50");
  }
  for (const { stop } of watched) {
    const seen = await stop();
    expect(seen).toContain("21,000.50");
    expect(seen.slice(seen.indexOf("21,000.50"))).not.toContain("20,000.00");
  }
});

test("a server that is killed while it publishes comes back with what was published, and so says the other", async () => {
  const { sites, publish, services, env } = await openShop();
  const acknowledged: string[] = [];
  for (const [round, afterMs] of [0, 5, 20, 60].entries()) {
    const price = `${30_000 + round}`;
    const sent = publish(sites[0], price).then(
      (status) => void (status === 303 && acknowledged.push(price)),
      () => undefined,
    );
    await new Promise((go) => setTimeout(go, afterMs));
    await sites[0].kill();
    await sent;
    const live = (await publishedVersions(services)).find(({ kind }) => kind === "machines")?.data;
    const cents =
      (live as Record<string, { price: number }> | undefined)?.["pos-terminal"]?.price ?? 20_000_00;
    if (acknowledged.includes(price)) expect(cents).toBe(Number(price) * 100);

    const shown = (cents / 100).toLocaleString("en", { minimumFractionDigits: 2 });
    sites[0] = await startSite({ env, port: sites[0].port });
    // Its first answer already.
    expect(await priceOn(sites[0])).toBe(shown);
    await vi.waitUntil(async () => (await priceOn(sites[1])) === shown, soon);
  }
  expect(sites.flatMap(({ errors }) => errors)).toEqual([]);
});

test("with the database away nothing is published, and the site stays as it is", async () => {
  const { sites, publish, postgres } = await openShop();
  await publish(sites[0], "22000");
  for (const site of sites) await vi.waitUntil(async () => (await priceOn(site)) === "22,000.00", soon);
  await postgres.stop();
  expect((await publish(sites[0], "23000").catch(() => 503)) >= 500).toBe(true);
  for (const site of sites) expect(await priceOn(site)).toBe("22,000.00");
});

const buyer = {
  customer_name: "Asha Mwangi",
  customer_email: "asha@duka.example",
  customer_phone: "0712 345 678",
  shipping_address: "Moi Avenue, Mombasa",
};

async function openShop() {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: postgres.url };
  const started = await startSite({ env });
  const sites: [Site, Site] = [started, await startSite({ env })];
  const config = readConfig({ ...env, SITE_URL: company.origin });
  const services = await openServices(config, pino({ level: "silent" }));
  onTestFinished(() => services.close());
  const { cookie } = await signIn(services, "owner", "Asha Mwangi");
  const headers = { cookie, origin: company.origin, "x-forwarded-proto": "https", accept: "text/html" };

  async function publish({ url }: Site, price: string): Promise<number> {
    const base = /name="base" value="(\d+)"/.exec(await textOf(url + desk, headers))?.[1];
    if (base === undefined) throw new Error("There is no form.");
    const body = new URLSearchParams({ do: "publish", sure: "yes", base, "pos-terminal.price": price });
    return (await fetch(url + desk, { method: "POST", body, headers, redirect: "manual" })).status;
  }
  return { sites, publish, services, env, postgres };
}

function order(url: string, fields: Record<string, string>) {
  const headers = { origin: company.origin, "x-forwarded-proto": "https", accept: "text/html" };
  return fetch(`${url}/products/hardware/order?pos-terminal=1`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
    redirect: "manual",
  });
}

async function textOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(url, { headers })).text();
}

async function priceOn({ url }: Site): Promise<string | undefined> {
  return /class="price"><small>ksh<\/small>[^\d]*([\d,.]+)/.exec(await textOf(url + page))?.[1];
}

/** A visitor who looks again and again. */
function watch(site: Site) {
  const seen: (string | undefined)[] = [];
  let isOver = false;
  const looking = (async () => {
    while (!isOver) seen.push(await priceOn(site));
  })();
  return {
    async stop() {
      isOver = true;
      await looking;
      return seen;
    },
  };
}
