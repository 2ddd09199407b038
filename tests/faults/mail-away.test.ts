import { rmSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { createDataDir } from "../databases.ts";
import { freePort } from "../free-port.ts";
import { startMailServer } from "../mail-server.ts";
import { seed, seeded } from "./chance.ts";
import { startSite } from "./site.ts";
import { startVisitors } from "./visitors.ts";

test("while the mail server is away visitors notice nothing, and each letter arrives later, once", async () => {
  const dataDir = await createDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const env = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const site = await startSite({ env });
  const failed = new Set<unknown>();
  site.onLog(({ msg, letter }) => {
    if (msg === "a letter was not sent") failed.add(letter);
  });

  const visitors = startVisitors({ url: site.url, chance: seeded(seed), count: 2 });
  await visitors.more(10);
  const leads = await visitors.leave();
  expect(leads.flatMap(({ answers }) => answers)).toEqual(leads.map(() => 200));
  await vi.waitUntil(() => failed.size === leads.length * 2, { timeout: 120_000 });

  const mail = await startMailServer(undefined, { port });
  onTestFinished(mail.close);
  // The second try comes half a minute to a minute after the first.
  await vi.waitUntil(() => mail.letters.length >= leads.length * 2, { timeout: 180_000, interval: 200 });
  expect(await site.stop()).toBe(0);
  const ids = mail.letters.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(leads.length * 2);
  expect(new Set(ids).size).toBe(ids.length);
  const toVisitors = mail.letters.filter(({ recipients }) => recipients.includes("asha@duka.example"));
  expect(toVisitors).toHaveLength(leads.length);
});
