import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pino from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { contactMessages } from "~/db/schema";
import { storeLead } from "~/leads/store-leads.server";
import { startCable } from "../tests/cable";
import { createDataDir, createPostgresDatabase } from "../tests/databases";
import { emailsInOutbox, queuedEmails } from "../tests/emails";
import { sampleLead } from "../tests/sample-lead";
import { temporaryFolder } from "../tests/temporary-folder";
import { readConfig } from "./config.server";
import { openServices, type Services } from "./services.server";

const log = pino({ level: "silent" });

const writers: ChildProcess[] = [];
afterEach(() => {
  for (const writer of writers.splice(0)) writer.kill("SIGKILL");
});

describe("a server that is killed while it writes", { timeout: 180_000 }, () => {
  test.each(["pglite", "postgres"])("loses nothing that was acknowledged (%s)", async (kind) => {
    const env: Record<string, string> = { DATA_DIR: await createDataDir(), LOG_LEVEL: "silent" };
    if (kind === "postgres") env.DATABASE_URL = await createPostgresDatabase();

    const acknowledged: string[] = [];
    for (let round = 0; round < 2; round++) acknowledged.push(...(await writeUntilKilled(env, 40)));

    const services = await openServices(readConfig(env), log);
    const stored = await services.db.select({ id: contactMessages.clientRequestId }).from(contactMessages);
    const ids = new Set(stored.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(stored.length).toBeLessThanOrEqual(acknowledged.length + 2);
    expect(await emailCount(services)).toBe(stored.length);
    await services.close();
  });

  test("keeps a second process from its folder while it lives", async () => {
    const env = { DATA_DIR: await createDataDir(), LOG_LEVEL: "silent" };
    const { child } = await startWriter(env);
    await expect(openServices(readConfig(env), log)).rejects.toThrow(`is in use by process ${child.pid}`);
    await kill(child);
    const services = await openServices(readConfig(env), log);
    await services.close();
  });
});

describe("a PostgreSQL server that goes away", () => {
  test("is an error for those who write meanwhile, and all is well when it is back", async () => {
    const dataDir = temporaryFolder();
    const cable = await startCable(new URL(await createPostgresDatabase()));
    const queueFailed = Promise.withResolvers<void>();
    const watched = logThat("the job queue met an error", queueFailed.resolve);
    const services = await openServices(readConfig({ DATABASE_URL: cable.url, DATA_DIR: dataDir }), watched);
    await store(services);

    cable.cut();
    await expect(store(services)).rejects.toThrow();
    await queueFailed.promise;
    await expect(store(services)).rejects.toThrow();
    cable.mend();

    await store(services);
    expect(await emailsInOutbox(services)).toHaveLength(2);
    await services.close();
    await cable.close();
  });

  test("may come later than the site", async () => {
    const cable = await startCable(new URL(await createPostgresDatabase()));
    cable.cut();
    const mending = logThat("the database can't be reached yet", cable.mend);
    const dataDir = temporaryFolder();
    const services = await openServices(readConfig({ DATABASE_URL: cable.url, DATA_DIR: dataDir }), mending);
    await store(services);
    await services.close();
    await cable.close();
  });

  test("a wrong database name is an error at once", async () => {
    const url = new URL(await createPostgresDatabase());
    url.pathname = "/nowhere";
    await expect(openServices(readConfig({ DATABASE_URL: url.href }), log)).rejects.toThrow(
      '"nowhere" does not exist',
    );
  });
});

/** A log that acts when a message is written to it. */
function logThat(message: string, act: () => void) {
  return pino({ level: "warn" }, { write: (line: string) => line.includes(message) && act() });
}

async function writeUntilKilled(env: Record<string, string>, least: number): Promise<string[]> {
  const { child, lines } = await startWriter(env);
  const acknowledged: string[] = [];
  for await (const line of lines) {
    acknowledged.push(line);
    if (acknowledged.length === least) child.kill("SIGKILL");
  }
  return acknowledged.filter((line) => line.length === 36);
}

async function startWriter(env: Record<string, string>) {
  const root = join(import.meta.dirname, "..");
  const child = spawn(process.execPath, ["--import", "tsx", join(root, "tests/writer.ts")], {
    env: { ...process.env, LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  writers.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe("open");
  return { child, lines: { [Symbol.asyncIterator]: () => lines } };
}

async function kill(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

function store(services: Services) {
  return storeLead(services, sampleLead());
}

async function emailCount(services: Services) {
  return (await queuedEmails(services)).length;
}
