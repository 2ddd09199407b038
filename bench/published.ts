import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openStaffSession } from "../tests/business/staff-session";
import { startPostgres } from "../tests/postgres";
import { answerTimes, timesTable } from "./answer-times";
import { settings } from "./settings";
import { startSite } from "./site";
import { table } from "./table";
import { atMost, type Findings } from "./target";

const page = "/products/hardware/pos-terminals";

/** A page as it was built beside the same page once staff have published a price, and how soon that is. */
export async function published(): Promise<Findings> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "velto-published-"));
  await using postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder.path };
  await using site = await startSite(env);
  const cookie = await openStaffSession(site.url, { ...env, PORT: new URL(site.url).port });
  const read = () => fetch(site.url + page, { headers: { "accept-encoding": "br" } });
  const count = settings.reads * 10;
  const built = await answerTimes("built", [1, 10], count, read);
  const builtBytes = await bytesOf(read);

  const started = performance.now();
  await publishPrice(site.url, cookie);
  const liveMs = await until(started, async () => (await (await read()).text()).includes("21,000.50"));
  // Answered from memory again, and as small as the build makes it.
  const finishedMs = await until(started, async () => (await read()).headers.has("etag"));
  await until(started, async () => (await bytesOf(read)) < builtBytes * 1.05);
  const after = await answerTimes("published", [1, 10], count, read);

  const ratios = after.map(({ atOnce, p50 }, row) => ({
    where: `${atOnce} at once`,
    value: p50 / (built[row]?.p50 ?? Number.NaN),
  }));
  return {
    table: [
      timesTable([...built, ...after]),
      table(
        ["from pressing Publish", "ms"],
        [
          ["until a visitor reads it", Math.round(liveMs)],
          ["until its page is finished anew", Math.round(finishedMs)],
        ],
      ),
    ].join("\n\n"),
    targets: [
      atMost("a published page beside a built one, times as long", 1.2, ratios),
      atMost("a price is read by visitors after, ms", 3_000, [{ where: "one server", value: liveMs }]),
    ],
  };
}

async function publishPrice(url: string, cookie: string) {
  const headers = { cookie, origin: url, accept: "text/html" };
  const address = `${url}/staff/content/machines`;
  const form = await (await fetch(address, { headers })).text();
  const base = /name="base" value="(\d+)"/.exec(form)?.[1] ?? "";
  const body = new URLSearchParams({ do: "publish", sure: "yes", base, "pos-terminal.price": "21000.50" });
  const { status } = await fetch(address, { method: "POST", body, headers, redirect: "manual" });
  if (status !== 303) throw new Error(`Publishing was answered with ${status}`);
}

async function until(started: number, holds: () => Promise<boolean>): Promise<number> {
  while (!(await holds())) {
    if (performance.now() - started > 60_000) return Number.NaN;
    await pause(20);
  }
  return performance.now() - started;
}

/** As it is sent: `fetch` unpacks what it gives, and leaves the header. */
async function bytesOf(read: () => Promise<Response>): Promise<number> {
  return Number((await read()).headers.get("content-length") ?? Number.NaN);
}
