import { randomUUID } from "node:crypto";
import { count, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertOnce, inTransaction } from "~/db/insert-once.server";
import { contactMessages } from "~/db/schema";
import type { Tools } from "~/tools.server";
import { emptyDatabase, onEachDatabase, query } from "../../tests/databases";
import { lettersInOutbox } from "../../tests/letters";

onEachDatabase((tools) => {
  beforeEach(() => emptyDatabase(tools()));

  test("stores the row and sends its letters", async () => {
    const { row, created } = await store(tools(), "0190c7b4-0000-7000-8000-000000000001");
    expect(created).toBe(true);
    expect(row).toMatchObject({ name: "Asha", channel: "form", isSpam: false });
    expect(row.createdAt).toBeInstanceOf(Date);
    const letters = await lettersInOutbox(tools());
    expect(letters.map((letter) => letter.subject)).toContain("Message 0190c7b4-0000-7000-8000-000000000001");
  });

  test("the same request again stores nothing and sends nothing", async () => {
    const id = randomUUID();
    const first = await store(tools(), id);
    const again = await store(tools(), id, "second");
    expect(again).toEqual({ row: first.row, created: false });
    expect(await queued(tools())).toBe(1);
  });

  test("twenty times at once is once", async () => {
    const id = randomUUID();
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => store(tools(), id, `try-${i}`)));
    expect(results.filter((result) => result.created)).toHaveLength(1);
    expect(new Set(results.map((result) => result.row.id)).size).toBe(1);
    expect(await queued(tools())).toBe(1);
  });

  test("a row that breaks a rule of its table queues no letter", async () => {
    await expect(store(tools(), randomUUID(), "x", "")).rejects.toThrow();
    expect(await queued(tools())).toBe(0);
  });

  test("forty that come together are stored once each, and one that breaks a rule fails alone", async () => {
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const outcomes = await Promise.allSettled(
      ids.map((id, i) => store(tools(), id, "only", i === 25 ? "" : `Message ${i}`)),
    );
    const refused = outcomes.flatMap(({ status }, i) => (status === "rejected" ? [i] : []));
    expect(refused).toEqual([25]);
    const rows = await tools().db.select().from(contactMessages);
    const expected = ids.flatMap((id, i) => (i === 25 ? [] : [[id, `Message ${i}`]]));
    expect(rows.map(({ clientRequestId, message }) => [clientRequestId, message]).sort()).toEqual(
      expected.sort(),
    );
    expect(await queued(tools())).toBe(39);
  });

  test("a transaction that fails keeps neither rows nor letters", async () => {
    const work = inTransaction(tools(), async (inside) => {
      await store(inside, randomUUID());
      await store(inside, randomUUID());
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await tools().db.select({ rows: count() }).from(contactMessages)).toEqual([{ rows: 0 }]);
    expect(await queued(tools())).toBe(0);
  });

  test("a transaction keeps rows and letters together", async () => {
    await inTransaction(tools(), async (inside) => {
      await store(inside, randomUUID());
      await store(inside, randomUUID());
      await inside.jobs.queueLetters(inside.db, [letter(`extra:${randomUUID()}`)]);
    });
    expect(await queued(tools())).toBe(3);
  });
});

function store(tools: Tools, clientRequestId: string, key = "only", message = "Do you deliver to Kisumu?") {
  return insertOnce(
    tools,
    contactMessages,
    { clientRequestId, name: "Asha", email: "asha@duka.example", message },
    [letter(`message:${clientRequestId}:${key}`, clientRequestId)],
  );
}

function letter(key: string, subject = key) {
  return {
    key,
    to: "sales@velto.example",
    subject: `Message ${subject}`,
    title: "A message",
    parts: ["Do you deliver to Kisumu?"],
  };
}

async function queued(tools: Tools) {
  return (await query(tools, sql`select id from pgboss.job where name = 'letters'`)).length;
}
