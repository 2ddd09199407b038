import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type ContactMessage, contactMessages } from "~/db/schema";
import { emptyDatabase, onEachDatabase, query } from "../../tests/databases";
import { emailsInOutbox } from "../../tests/emails";
import { sampleLead } from "../../tests/sample-lead";
import { type Lead, RepeatedLeadError, storeLead, storeLeads } from "./store-leads.server";

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  const stored = () => services().db.select().from(contactMessages);
  const queued = () => query(services(), sql`select id from pgboss.job where name = 'emails'`);

  test("stores the row and sends its emails", async () => {
    const lead = sampleLead();
    const { row, created } = await storeLead(services(), lead);
    expect(created).toBe(true);
    expect(row).toMatchObject({ name: "Asha", channel: "form", isSpam: false });
    expect(row.createdAt).toBeInstanceOf(Date);
    const emails = await emailsInOutbox(services());
    expect(emails.map((email) => email.subject)).toContain(`Message ${lead.clientRequestId}`);
  });

  test("the same lead again stores nothing and sends nothing", async () => {
    const clientRequestId = randomUUID();
    const first = await storeLead(services(), sampleLead({ clientRequestId }));
    const again = await storeLead(services(), sampleLead({ clientRequestId, message: "Changed" }));
    expect(again).toMatchObject({ row: { id: first.row.id }, created: false });
    expect(await queued()).toHaveLength(1);
  });

  test("twenty times at once is once", async () => {
    const clientRequestId = randomUUID();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => storeLead(services(), sampleLead({ clientRequestId }))),
    );
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(results.map(({ row }) => row.id)).size).toBe(1);
    expect(await queued()).toHaveLength(1);
  });

  test("forty at once are stored once each, and one that breaks a rule fails alone", async () => {
    const leads = Array.from({ length: 40 }, (_, i) =>
      sampleLead({ message: i === 25 ? "" : `Message ${i}` }),
    );
    const outcomes = await Promise.allSettled(leads.map((lead) => storeLead(services(), lead)));
    expect(outcomes.flatMap(({ status }, i) => (status === "rejected" ? [i] : []))).toEqual([25]);
    const ids = leads.filter((_, i) => i !== 25).map(({ clientRequestId }) => clientRequestId);
    expect((await stored()).map(({ clientRequestId }) => clientRequestId).sort()).toEqual(ids.sort());
    expect(await queued()).toHaveLength(39);
  });

  test("several leads are kept together or not at all, and come back in their order", async () => {
    const leads = ["one", "two", "three"].map((message) => sampleLead({ message }));
    const results = await storeLeads(services(), leads);
    expect(results.map(({ row }) => row.message)).toEqual(["one", "two", "three"]);

    const broken = [sampleLead(), sampleLead({ message: "" })];
    await expect(storeLeads(services(), broken)).rejects.toThrow();
    const repeated = [sampleLead(), leads[1] as Lead<ContactMessage>];
    await expect(storeLeads(services(), repeated, { refuseRepeated: true })).rejects.toThrow(
      RepeatedLeadError,
    );
    expect(await stored()).toHaveLength(3);
    expect(await queued()).toHaveLength(3);
  });

  test("an id that comes twice in one array is one lead", async () => {
    const clientRequestId = randomUUID();
    const array = () => [
      sampleLead({ clientRequestId, message: "first" }),
      sampleLead(),
      sampleLead({ clientRequestId, message: "again" }),
    ];
    await expect(storeLeads(services(), array(), { refuseRepeated: true })).rejects.toThrow(
      RepeatedLeadError,
    );
    expect(await stored()).toEqual([]);
    const results = await storeLeads(services(), array());
    expect(results.map(({ created }) => created)).toEqual([true, true, false]);
    expect(results[2]?.row.id).toBe(results[0]?.row.id);
    expect(await queued()).toHaveLength(2);
  });

  test("two senders of the same leads in opposite orders don't block each other", async () => {
    for (let round = 0; round < 10; round++) {
      const ids = Array.from({ length: 10 }, () => randomUUID());
      const send = (order: typeof ids) =>
        storeLeads(
          services(),
          order.map((clientRequestId) => sampleLead({ clientRequestId })),
        );
      const [first, second] = await Promise.all([send(ids), send(ids.toReversed())]);
      expect(first.map(({ row }) => row.clientRequestId)).toEqual(ids);
      expect(second.map(({ row }) => row.clientRequestId)).toEqual(ids.toReversed());
    }
    expect(await stored()).toHaveLength(100);
  });

  test("a drawn value that is taken is drawn again, and the others of the array wait for it", async () => {
    const { row: earlier } = await storeLead(services(), sampleLead());
    const lucky = sampleLead({ message: "lucky" });
    const unlucky = sampleLead({ message: "unlucky" });
    const { clientRequestId } = unlucky;
    const draws = [sampleLead({ clientRequestId, message: "unlucky", id: earlier.id }), unlucky];
    const results = await storeLeads(services(), [
      { ...unlucky, store: (tx) => (draws.shift() ?? unlucky).store(tx) },
      lucky,
    ]);
    expect(results.map(({ created }) => created)).toEqual([true, true]);
    expect(results.map(({ row }) => row.message)).toEqual(["unlucky", "lucky"]);
    expect(draws).toEqual([]);
    expect(await stored()).toHaveLength(3);
    expect(await queued()).toHaveLength(3);
  });
});
