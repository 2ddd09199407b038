import { randomUUID } from "node:crypto";
import { count, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Services } from "~/services.server";
import { emptyDatabase, onEachDatabase, query } from "../../tests/databases";
import { emailsInOutbox } from "../../tests/emails";
import { insertOnce, inTransaction } from "./insert-once.server";
import { contactMessages } from "./schema";

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("stores the row and sends its emails", async () => {
    const { row, created } = await store(services(), "0190c7b4-0000-7000-8000-000000000001");
    expect(created).toBe(true);
    expect(row).toMatchObject({ name: "Asha", channel: "form", isSpam: false });
    expect(row.createdAt).toBeInstanceOf(Date);
    const emails = await emailsInOutbox(services());
    expect(emails.map((email) => email.subject)).toContain("Message 0190c7b4-0000-7000-8000-000000000001");
  });

  test("the same request again stores nothing and sends nothing", async () => {
    const id = randomUUID();
    const first = await store(services(), id);
    const again = await store(services(), id, "second");
    expect(again).toEqual({ row: first.row, created: false });
    expect(await queued(services())).toBe(1);
  });

  test("twenty times at once is once", async () => {
    const id = randomUUID();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) => store(services(), id, `try-${i}`)),
    );
    expect(results.filter((result) => result.created)).toHaveLength(1);
    expect(new Set(results.map((result) => result.row.id)).size).toBe(1);
    expect(await queued(services())).toBe(1);
  });

  test("a row that breaks a rule of its table queues no email", async () => {
    await expect(store(services(), randomUUID(), "x", "")).rejects.toThrow();
    expect(await queued(services())).toBe(0);
  });

  test("forty that come together are stored once each, and one that breaks a rule fails alone", async () => {
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const outcomes = await Promise.allSettled(
      ids.map((id, i) => store(services(), id, "only", i === 25 ? "" : `Message ${i}`)),
    );
    const refused = outcomes.flatMap(({ status }, i) => (status === "rejected" ? [i] : []));
    expect(refused).toEqual([25]);
    const rows = await services().db.select().from(contactMessages);
    const expected = ids.flatMap((id, i) => (i === 25 ? [] : [[id, `Message ${i}`]]));
    expect(rows.map(({ clientRequestId, message }) => [clientRequestId, message]).sort()).toEqual(
      expected.sort(),
    );
    expect(await queued(services())).toBe(39);
  });

  test("a transaction that fails keeps neither rows nor emails", async () => {
    const work = inTransaction(services(), async (inside) => {
      await store(inside, randomUUID());
      await store(inside, randomUUID());
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await services().db.select({ rows: count() }).from(contactMessages)).toEqual([{ rows: 0 }]);
    expect(await queued(services())).toBe(0);
  });

  test("a transaction keeps rows and emails together", async () => {
    await inTransaction(services(), async (inside) => {
      await store(inside, randomUUID());
      await store(inside, randomUUID());
      await inside.jobs.queueEmails(inside.db, [email(`extra:${randomUUID()}`)]);
    });
    expect(await queued(services())).toBe(3);
  });
});

function store(
  services: Services,
  clientRequestId: string,
  key = "only",
  message = "Do you deliver to Kisumu?",
) {
  return insertOnce(
    services,
    contactMessages,
    { clientRequestId, name: "Asha", email: "asha@duka.example", message },
    [email(`message:${clientRequestId}:${key}`, clientRequestId)],
  );
}

function email(key: string, subject = key) {
  return {
    key,
    to: "sales@velto.example",
    subject: `Message ${subject}`,
    title: "A message",
    parts: ["Do you deliver to Kisumu?"],
  };
}

async function queued(services: Services) {
  return (await query(services, sql`select id from pgboss.job where name = 'emails'`)).length;
}
