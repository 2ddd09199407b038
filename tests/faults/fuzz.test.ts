import { expect, test } from "vitest";
import { createDataDir, createPostgresDatabase, databaseKinds } from "../databases";
import { temporaryFolder } from "../temporary-folder";
import { badRequest } from "./bad-requests";
import { injectedHeader, injectedTag } from "./bad-values";
import { seed, seeded } from "./chance";
import { type RawAnswer, sendRaw } from "./raw-http";
import type { BadRequest } from "./request-bytes";
import { memoryOf, startSite } from "./site";

const requests = { postgres: 15_000, pglite: 5_000 };
const warmUp = 2_000;

test.each(databaseKinds)("whatever is sent, the site answers calmly (%s)", async (kind) => {
  const dataDir = kind === "pglite" ? await createDataDir() : temporaryFolder();
  const env: Record<string, string> = { DATA_DIR: dataDir };
  if (kind === "postgres") env.DATABASE_URL = await createPostgresDatabase();
  const site = await startSite({ env, nodeOptions: ["--expose-gc", "--import", "./tests/faults/memory.js"] });

  const chance = seeded(seed);
  await sendMany(warmUp);
  const before = await memoryOf(site);
  await sendMany(requests[kind] - warmUp);
  const after = await memoryOf(site);

  console.log(`${kind}: ${JSON.stringify({ before, after })}`);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(site.errors, `logged errors, FAULTS_SEED=${seed}`).toEqual([]);
  expect(after.heap - before.heap, `MB of heap kept, FAULTS_SEED=${seed}`).toBeLessThan(15);
  expect(after.rss - before.rss, `MB of memory kept, FAULTS_SEED=${seed}`).toBeLessThan(200);

  async function sendMany(count: number) {
    let left = count;
    async function sendNext() {
      while (left-- > 0) await send(badRequest(chance));
    }
    await Promise.all(Array.from({ length: 8 }, sendNext));
  }

  async function send({ kind, bytes, leaves, mute }: BadRequest & { kind: string }) {
    const answer = await sendRaw(site.port, bytes, { thenLeave: leaves });
    const wrong = answer ? wrongIn(answer) : !(leaves || mute) && "no answer at all";
    if (!wrong) return;
    const asked = JSON.stringify(bytes.toString("latin1").slice(0, 1_000));
    const answered = JSON.stringify(`${answer?.headers}\n\n${answer?.body}`.slice(0, 2_000));
    const logged = JSON.stringify(site.errors.slice(-2));
    throw new Error(
      `${wrong} for ${kind}, FAULTS_SEED=${seed}\nasked: ${asked}\nanswered: ${answered}\nlogged: ${logged}`,
    );
  }
});

function wrongIn({ status, headers, body }: RawAnswer): string | undefined {
  if (status >= 500) return `Status ${status}`;
  if (/\n\s+at .+:\d+:\d+|node:internal|node_modules|file:\/\/\/(?!etc)/.test(body)) return "A stack trace";
  if (body.includes(process.cwd()) || body.includes("root:x:0")) return "A look into the file system";
  if (/content-type: text\/html/i.test(headers) && body.includes(injectedTag)) return "An injected tag";
  if (headers.toLowerCase().includes(`\n${injectedHeader}`)) return "An injected header";
  return undefined;
}
