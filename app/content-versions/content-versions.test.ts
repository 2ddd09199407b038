import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { auditEvents, contentVersions } from "~/db/schema";
import { onDatabase } from "../../tests/databases";
import { signIn } from "../../tests/staff";
import {
  contentHistory,
  contentOf,
  publish,
  publishedRevision,
  publishedVersions,
  restore,
  saveDraft,
} from "./content-versions.server";

onDatabase((services) => {
  let asha: Actor;
  let brian: Actor;
  let base: number;
  const kind = "notice";

  beforeEach(async () => {
    asha = (await signIn(services(), "owner", "Asha Mwangi")).person;
    brian = (await signIn(services(), "sales", "Brian Otieno")).person;
    base = (await contentOf(services(), asha, kind)).latest?.id ?? 0;
  });

  const draft = (data: unknown, who = asha, from = base) =>
    saveDraft(services(), who, { kind, data, base: from });
  const live = async () =>
    (await publishedVersions(services())).find((version) => version.kind === kind)?.data;
  const idOf = (outcome: Awaited<ReturnType<typeof draft>>) => {
    if (!("version" in outcome)) throw new Error("It was refused.");
    return outcome.version.id;
  };

  test("a draft is seen by nobody; published, the counter grows, and it is in the record", async () => {
    const before = await live();
    const revision = await publishedRevision(services());
    const id = idOf(await draft({ text: "one", at: Math.random() }));
    expect(await live()).toEqual(before);
    expect(await publishedRevision(services())).toBe(revision);

    const data = { text: "one, published", at: Math.random() };
    const version = idOf(await publish(services(), asha, { kind, data, base: id, note: "Christmas" }));
    expect(await live()).toEqual(data);
    expect(await publishedRevision(services())).toBe(revision + 1);
    const events = await services().db.select().from(auditEvents).where(eq(auditEvents.subject, "content"));
    expect(events.at(-1)).toMatchObject({
      ...{ actor: "Asha Mwangi", action: "publish", subjectId: kind },
      after: { version, note: "Christmas" },
    });
    expect((await contentOf(services(), asha, kind)).draft).toBeUndefined();
  });

  test("of two who began from the same version the second is told who was first, and nothing is lost", async () => {
    const first = { text: "of Brian", at: Math.random() };
    idOf(await draft(first, brian));
    const second = { text: "of Asha", at: Math.random() };
    expect(await draft(second)).toMatchObject({ refused: "changed", by: "Brian Otieno" });
    expect(await publish(services(), asha, { kind, data: second, base })).toMatchObject({
      refused: "changed",
    });
    expect((await contentOf(services(), asha, kind)).draft?.data).toEqual(first);
  });

  test("at the same moment one of two is stored, the other refused", async () => {
    const both = await Promise.all([
      draft({ text: "a", at: Math.random() }),
      draft({ text: "b", at: Math.random() }, brian),
    ]);
    expect(both.map((outcome) => ("refused" in outcome ? "refused" : "stored")).sort()).toEqual([
      "refused",
      "stored",
    ]);
  });

  test("the same sent twice is stored once", async () => {
    const data = { text: "twice", at: Math.random() };
    const id = idOf(await publish(services(), asha, { kind, data, base }));
    // The order of names is not what was changed.
    const turned = { at: data.at, text: data.text };
    expect(idOf(await publish(services(), asha, { kind, data: turned, base }))).toBe(id);
    expect(idOf(await draft(turned))).toBe(id);
  });

  test("an earlier version comes back as a draft, and all of them stay", async () => {
    const data = { text: "earlier", at: Math.random() };
    const earlier = idOf(await publish(services(), asha, { kind, data, base }));
    const later = idOf(await publish(services(), brian, { kind, data: { text: "later" }, base: earlier }));
    const back = await restore(services(), brian, { kind, version: earlier, base: later });
    expect(back).toMatchObject({ version: { data, isPublished: false, author: "Brian Otieno" } });
    expect(await live()).toEqual({ text: "later" });
    const history = await contentHistory(services(), asha, { kind, limit: 3 });
    expect(history.map(({ id }) => id).slice(1)).toEqual([later, earlier]);
    expect(await restore(services(), asha, { kind, version: 0, base: later })).toEqual({
      refused: "unknown",
    });
  });

  test("what was written can't be changed or removed", async () => {
    const id = idOf(await draft({ text: "stays", at: Math.random() }));
    const { db } = services();
    await expect(db.delete(contentVersions).where(eq(contentVersions.id, id))).rejects.toThrow();
    await expect(
      db.update(contentVersions).set({ author: "Nobody" }).where(eq(contentVersions.id, id)),
    ).rejects.toThrow();
  });

  test("support may neither read drafts nor publish", async () => {
    const { person } = await signIn(services(), "support");
    await expect(contentOf(services(), person, kind)).rejects.toThrow("may not: content.edit");
    expect(() => publish(services(), person, { kind, data: {}, base })).toThrow("may not: content.edit");
  });
});
