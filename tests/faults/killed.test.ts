import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "~/config.server";
import { openServices } from "~/services.server";
import { createDataDir, createPostgresDatabase, databaseKinds } from "../databases";
import { seed, seeded } from "./chance";
import { expectKept } from "./kept";
import { type Site, startSite } from "./site";
import { startVisitors } from "./visitors";

const kills = 3;

test.each(databaseKinds)(
  "killed again and again while visitors write, it loses and doubles nothing (%s)",
  async (kind) => {
    const env: Record<string, string> = { DATA_DIR: await createDataDir() };
    if (kind === "postgres") env.DATABASE_URL = await createPostgresDatabase();

    const chance = seeded(seed);
    let site = await startSite({ env });
    let acknowledged = 0;
    let killAt = Number.POSITIVE_INFINITY;
    let killed: ((site: Site) => void) | undefined;
    const visitors = startVisitors({
      url: site.url,
      chance,
      onAcknowledged() {
        // In this very moment the others' leads are on their way.
        if (++acknowledged >= killAt) killed?.(site);
      },
    });
    for (let round = 0; round < kills; round++) {
      await new Promise<void>((resolve) => {
        killed = () => void site.kill().then(resolve);
        killAt = acknowledged + chance.between(1, 40);
      });
      killAt = Number.POSITIVE_INFINITY;
      site = await startSite({ env, port: site.port });
    }
    const leads = await visitors.leave();
    expect(await site.stop()).toBe(0);

    expect(leads.every((lead) => lead.acknowledged)).toBe(true);
    expect(leads.filter(({ answers }) => answers.includes(0)).length, "cut off").toBeGreaterThan(kills);
    const services = await openServices(readConfig(env), pino({ level: "silent" }));
    onTestFinished(() => services.close());
    await expectKept(services, leads);
  },
);
