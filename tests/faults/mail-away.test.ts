import { expect, onTestFinished, test, vi } from "vitest";
import { createDataDir } from "../databases";
import { freePort } from "../free-port";
import { startMailServer } from "../mail-server";
import { seed, seeded } from "./chance";
import { startSite } from "./site";
import { startVisitors } from "./visitors";

test("while the mail server is away visitors notice nothing, and each email arrives later, once", async () => {
  const dataDir = await createDataDir();
  const port = await freePort();
  const env = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const site = await startSite({ env });
  const failed = new Set<unknown>();
  site.onLog(({ msg, email }) => {
    if (msg === "an email was not sent, and is tried again") failed.add(email);
  });

  const visitors = startVisitors({ url: site.url, chance: seeded(seed), count: 2 });
  await visitors.more(10);
  const leads = await visitors.leave();
  expect(leads.flatMap(({ answers }) => answers)).toEqual(leads.map(() => 200));
  await vi.waitUntil(() => failed.size === leads.length * 2, { timeout: 120_000 });

  const mail = await startMailServer(undefined, { port });
  onTestFinished(mail.close);
  // The second try comes half a minute to a minute after the first.
  await vi.waitUntil(() => mail.emails.length >= leads.length * 2, { timeout: 180_000, interval: 200 });
  expect(await site.stop()).toBe(0);
  const ids = mail.emails.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(leads.length * 2);
  expect(new Set(ids).size).toBe(ids.length);
  const toSales = mail.emails.filter(({ recipients }) => recipients.includes("sales@velto.example"));
  expect(toSales).toHaveLength(leads.length);
});
