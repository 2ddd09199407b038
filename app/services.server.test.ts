import pino from "pino";
import { describe, expect, test } from "vitest";
import { storeLead } from "~/leads/store-leads.server";
import { startCable } from "../tests/cable";
import { createPostgresDatabase } from "../tests/databases";
import { emailsInOutbox } from "../tests/emails";
import { sampleLead } from "../tests/sample-lead";
import { temporaryFolder } from "../tests/temporary-folder";
import { readConfig } from "./config.server";
import { openServices } from "./services.server";
import type { Services } from "./services-context";

const log = pino({ level: "silent" });

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

function store(services: Services) {
  return storeLead(services, sampleLead());
}
