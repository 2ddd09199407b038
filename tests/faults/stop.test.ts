import { once } from "node:events";
import { request } from "node:http";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "~/config.server";
import { openServices } from "~/services.server";
import { createDataDir, createPostgresDatabase, databaseKinds } from "../databases";
import { seed, seeded } from "./chance";
import { expectKept } from "./kept";
import { startSite } from "./site";
import { startVisitors } from "./visitors";

test.each(databaseKinds)(
  "told to stop while visitors write, it answers everybody who got in (%s)",
  async (kind) => {
    const env: Record<string, string> = { DATA_DIR: await createDataDir() };
    if (kind === "postgres") env.DATABASE_URL = await createPostgresDatabase();

    const site = await startSite({ env });
    const visitors = startVisitors({ url: site.url, chance: seeded(seed) });
    await visitors.more(40);
    expect(await site.stop()).toBe(0);
    expect(site.errors).toEqual([]);
    await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();

    // Meanwhile the visitors try again and again, and find nobody until the next process opens.
    const again = await startSite({ env, port: site.port });
    await visitors.more(20);
    const leads = await visitors.leave();
    expect(await again.stop()).toBe(0);
    const reasons = new Set(leads.flatMap(({ failures }) => failures));
    expect(reasons).toContain("ECONNREFUSED");
    // Who knocks in the very moment in which it closes is turned away, before anything was read; nobody gets half an
    // answer.
    for (const reason of ["ECONNREFUSED", "ECONNRESET", "UND_ERR_SOCKET"]) reasons.delete(reason);
    expect(reasons).toEqual(new Set());
    expect(new Set(leads.flatMap(({ answers }) => answers))).toEqual(new Set([0, 200]));

    const services = await openServices(readConfig(env), pino({ level: "silent" }));
    onTestFinished(() => services.close());
    await expectKept(services, leads);
  },
);

test("told to stop, it finishes a request whose body is still on its way", async () => {
  const site = await startSite({ env: { DATA_DIR: await createDataDir() } });
  const body = new URLSearchParams({ name: "" }).toString();
  const slow = request(`${site.url}/contact`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
      accept: "text/html",
    },
  });
  slow.write(body.slice(0, 2));
  const answered = once(slow, "response");
  // The server has the request once a later one on another connection has been answered.
  await fetch(`${site.url}/healthz`);
  const stopped = site.stop();
  await refused(site.url);
  slow.end(body.slice(2));
  const [response] = await answered;
  expect(response.statusCode).toBe(400);
  response.resume();
  expect(await stopped).toBe(0);
});

async function refused(url: string) {
  for (;;) {
    const open = await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
    if (!open) return;
  }
}
