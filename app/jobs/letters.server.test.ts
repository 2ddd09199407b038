import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openPool } from "~/db/open.server";
import { sentLetters } from "~/db/schema";
import { openLog } from "~/log.server";
import { openMail } from "~/mail/mail.server";
import type { Tools } from "~/tools.server";
import { startCable } from "../../tests/cable";
import {
  createPostgresDatabase,
  emptyDatabase,
  onEachDatabase,
  openTestTools,
  query,
} from "../../tests/databases";
import { lettersInOutbox, lettersSettled } from "../../tests/letters";
import { startMailServer } from "../../tests/mail-server";
import { postgresTemplate } from "../../tests/templates";
import { sendOnce } from "./letters.server";

const letter = {
  key: "order:VLT-7K3M9PQ2:buyer",
  to: "asha@duka.example",
  subject: "Your order",
  title: "Your order",
  parts: ["Asante."],
};

onEachDatabase((tools, kind) => {
  beforeEach(() => emptyDatabase(tools()));

  test("a queued letter is sent once, even when it is queued again", async () => {
    await tools().jobs.queueLetters(tools().db, [letter, letter]);
    await lettersSettled(tools());
    await tools().jobs.queueLetters(tools().db, [letter]);
    expect(await lettersInOutbox(tools())).toHaveLength(1);
    expect(await tools().jobs.deadLetters()).toEqual([]);
  });

  test("a server that refuses is tried again later, and the letter arrives once", async () => {
    const server = await startMailServer((_, attempt) => {
      if (attempt === 1) throw Object.assign(new Error("greylisted"), { responseCode: 451 });
    });
    const own = await openTestTools(kind, { SMTP_URL: server.url });
    await own.jobs.queueLetters(own.db, [letter]);
    await lettersSettled(own);
    expect(server.letters).toHaveLength(0);
    const [waiting] = await jobs(own);
    expect(waiting).toMatchObject({ state: "retry", retry_count: 0 });
    expect(waiting?.wait).toBeGreaterThan(10);

    await own.db.execute(sql`update pgboss.job set start_after = now() where name = 'letters'`);
    await lettersSettled(own);
    expect(server.letters).toHaveLength(1);
    await own.close();
    await server.close();
  });

  test("a letter whose tries are used up is among the dead letters, and the log says so", async () => {
    const lines: { level: number; msg: string; letter: string }[] = [];
    const log = openLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
    const server = await startMailServer(() => {
      throw Object.assign(new Error("no such user asha@duka.example"), { responseCode: 550 });
    });
    const own = await openTestTools(kind, { SMTP_URL: server.url }, log);
    await own.jobs.queueLetters(own.db, [letter]);
    await own.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'letters'`);
    await lettersSettled(own);
    expect(await own.jobs.deadLetters()).toEqual([letter]);
    expect(lines.find(({ msg }) => msg === "a letter was given up")).toMatchObject({
      level: 50,
      letter: letter.key,
    });
    expect(JSON.stringify(lines)).not.toContain("asha@");
    await own.close();
    await server.close();
  });

  describe("when nobody knows whether the mail server took the letter", () => {
    test("it is not sent again but put among the dead letters", async () => {
      const server = await startMailServer();
      const own = await openTestTools(kind, { SMTP_URL: server.url });
      // As a crash leaves it: handed over, never confirmed.
      await own.db.insert(sentLetters).values({ letterKey: letter.key });
      await own.jobs.queueLetters(own.db, [letter]);
      await lettersSettled(own);
      expect(server.letters).toHaveLength(0);
      expect(await own.jobs.deadLetters()).toEqual([letter]);
      await own.close();
      await server.close();
    });

    test("a file in the outbox is simply written again", async () => {
      await tools().db.insert(sentLetters).values({ letterKey: letter.key });
      await tools().jobs.queueLetters(tools().db, [letter]);
      expect(await lettersInOutbox(tools())).toHaveLength(1);
    });
  });

  test("a connection that breaks after the hand-over leaves the letter in doubt", async () => {
    const server = await startMailServer(() => new Promise(() => {}));
    const mail = openMail({ smtpUrl: server.url, mailFrom: "info@velto.example", dataDir: "/nowhere" });
    const cut = {
      ...mail,
      send: (...given: Parameters<typeof mail.send>) => Promise.race([mail.send(...given), broken()]),
    };
    expect(await sendOnce({ ...tools(), mail: cut }, letter)).toBe("failed");
    expect(await sendOnce({ ...tools(), mail: cut }, letter)).toBe("dead");
    server.close();
  });

  test("two servers with the same letter in hand send it once", async () => {
    const server = await startMailServer();
    const mail = openMail({ smtpUrl: server.url, mailFrom: "info@velto.example", dataDir: "/nowhere" });
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => sendOnce({ ...tools(), mail }, letter)),
    );
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
    expect(server.letters).toHaveLength(1);
    expect(await sendOnce({ ...tools(), mail }, letter)).toBe("sent");
    expect(server.letters).toHaveLength(1);
    const [row] = await tools().db.select().from(sentLetters).where(eq(sentLetters.letterKey, letter.key));
    expect(row?.sentAt).toBeInstanceOf(Date);
    await server.close();
  });

  test("a letter that can't be sent at all goes to the dead letters at once", async () => {
    await tools().jobs.queueLetters(tools().db, [{ ...letter, to: "nobody" }]);
    await lettersSettled(tools());
    expect(await tools().jobs.deadLetters()).toHaveLength(1);
  });
});

test("a database that goes away just after the letter went out is told when it is back", async () => {
  const cable = await startCable(new URL(await createPostgresDatabase(postgresTemplate)));
  const database = openPool(cable.url, openLog("silent"));
  const server = await startMailServer(() => {
    cable.cut();
    setTimeout(cable.mend, 1_500);
  });
  const mail = openMail({ smtpUrl: server.url, mailFrom: "info@velto.example", dataDir: "/nowhere" });
  const tools = { db: database.db, mail, log: openLog("silent") };
  expect(await sendOnce(tools, letter)).toBe("sent");
  expect(await sendOnce(tools, letter)).toBe("sent");
  expect(server.letters).toHaveLength(1);
  await database.close();
  await cable.close();
  await server.close();
});

function broken() {
  return new Promise<never>((_, reject) => setTimeout(() => reject(new Error("Connection closed")), 500));
}

function jobs(tools: Tools) {
  return query<{ state: string; retry_count: number; wait: number }>(
    tools,
    sql`select state, retry_count, extract(epoch from start_after - now())::float as wait from pgboss.job where name = 'letters'`,
  );
}
