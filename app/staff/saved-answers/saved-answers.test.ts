import { eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { auditEvents, conversations, orders, quotations, savedAnswers, threadEntries } from "~/db/schema";
import { sendMessage } from "~/leads/contact-messages.server";
import { shillings } from "~/money/cents";
import { unknown } from "~/saved-answers/placeholders";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { placeSampleOrder, readOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";

onDatabase((services) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let sales: Awaited<ReturnType<typeof signIn>>;
  let support: Awaited<ReturnType<typeof signIn>>;
  const page = "/staff/saved-answers";
  const mine = "A test of ours";

  beforeEach(async () => {
    await emptyDatabase(services());
    site = await openSite(services());
    sales = await signIn(services(), "sales", "Wanjiru Kamau");
    support = await signIn(services(), "support", "Brian Otieno");
  });
  afterEach(() => services().db.delete(savedAnswers).where(eq(savedAnswers.title, mine)));

  const post = (path: string, fields: Record<string, string>, { cookie } = sales) =>
    site.request(path, formPost(fields, { cookie }));
  const get = async (path: string, { cookie } = sales) =>
    (await site.request(path, { headers: { cookie } })).text();
  const stored = async () =>
    (await services().db.select().from(savedAnswers).where(eq(savedAnswers.title, mine)))[0];
  const save = (fields: Record<string, string>, who = sales) =>
    post(page, { do: "save", language: "en", title: mine, ...fields }, who);

  test("those that are there from the beginning are in both languages, and every placeholder is known", async () => {
    const rows = await services().db.select().from(savedAnswers).where(isNull(savedAnswers.entry));
    const of = (language: string) => rows.filter((row) => row.language === language);
    expect(of("en").length).toBeGreaterThan(3);
    expect(of("sw")).toHaveLength(of("en").length);
    for (const { body } of rows) expect(unknown(body)).toEqual([]);
  });

  test("one is written, changed, removed and put back; each is in the record", async () => {
    const entry = crypto.randomUUID();
    for (const _ of [1, 2]) expect((await save({ body: "Hello {name}.", entry })).status).toBe(303);
    const { id = "", version } = (await stored()) ?? {};
    expect(await get(page)).toContain("Hello {name}.");
    await save({ body: "Good day {name}.", id, version: String(version) });
    expect(await stored()).toMatchObject({ id, version: 2, body: "Good day {name}." });
    await post(page, { do: "remove", id });
    expect(await get(page)).not.toContain("Good day {name}.");
    await post(page, { do: "restore", id });
    expect(await get(page)).toContain("Good day {name}.");
    const events = await services().db.select().from(auditEvents).where(eq(auditEvents.subjectId, id));
    expect(events.map(({ action }) => action)).toEqual(["add", "change", "remove", "restore"]);
  });

  test("who is second is told who was first; their text stays, and can then be saved", async () => {
    await save({ body: "Hello {name}." });
    const { id = "" } = (await stored()) ?? {};
    await save({ body: "From Brian", id, version: "1" }, support);
    const second = await save({ body: "From Wanjiru", id, version: "1" });
    expect(second.status).toBe(409);
    expect(await second.text()).toMatch(/Brian Otieno has changed this answer.*From Brian/s);
    expect(await stored()).toMatchObject({ body: "From Brian" });
  });

  test.each([
    [{ body: "" }, "Write the answer."],
    [{ body: "Hello {nmae}." }, "There is no {nmae}."],
    [{ title: " ", body: "Hello." }, "Give it a title"],
    [{ language: "fr", body: "Bonjour." }, "Choose a language."],
  ])("what is wrong is said beside its field: %j", async (fields, words) => {
    const answer = await save(fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    expect(await stored()).toBeUndefined();
  });

  test("two of one language can't have one title", async () => {
    await save({ body: "One." });
    const second = await save({ body: "Two." });
    expect(second.status).toBe(409);
    expect(await second.text()).toMatch(/with this title already.*Two\./s);
  });

  describe("while an answer is written", () => {
    const text = "Hello {name}, {order}: {amount}, {link}. {quotation}. On {day}. {me}";
    let conversation: typeof conversations.$inferSelect;
    let saved: string;

    beforeEach(async () => {
      await save({ body: text });
      saved = (await stored())?.id ?? "";
      const message = { name: "Halima Noor", email: "halima@duka.example", message: "Where is it?" };
      await sendMessage(services(), message, { channel: "form", sourcePage: "/contact" });
      const [found] = await services().db.select().from(conversations);
      if (!found) throw new Error("no conversation");
      conversation = found;
    });

    const insert = (body: string, who = sales) =>
      post(`/staff/inbox/${conversation.id}`, { intent: "insert", channel: "email", saved, body }, who);
    const textIn = async (answer: Response) =>
      /<textarea[^>]*id="text-email"[^>]*>([^<]*)/.exec(await answer.text())?.[1] ?? "";

    test("it comes filled in, in the place of a bare greeting and behind what is written already", async () => {
      const reference = await placeSampleOrder(services(), { customer_email: conversation.email ?? "" });
      const { accessKey } = await readOrder(services(), reference);
      const inserted = await textIn(await insert("Hello Halima,\n\n"));
      expect(inserted).toMatch(
        new RegExp(`^Hello Halima, ${reference}: ksh [\\d,]+\\.00, http.*/orders/${accessKey}`),
      );
      expect(inserted).toContain("{quotation}. On {day}. Wanjiru");
      expect(await textIn(await insert("We looked at it."))).toMatch(/^We looked at it\.\n\nHello Halima/);
      await save({ body: "Hello {name},\n\nIt left today.", id: saved, version: "1" });
      expect(await textIn(await insert("We looked at it."))).toBe("We looked at it.\n\nIt left today.");
    });

    test("one in Swahili leads to Swahili pages, and so does the page of an order that was placed there", async () => {
      const reference = await placeSampleOrder(services(), { customer_email: conversation.email ?? "" });
      await services().db.update(orders).set({ language: "sw" }).where(eq(orders.reference, reference));
      const body = "Habari {name}: {site}/request-demo, {site}/etims, {site}, {link}";
      await save({ language: "sw", body, id: saved, version: "1" });
      const { siteUrl } = services().config;
      const { accessKey } = await readOrder(services(), reference);
      const links = ["/sw/request-demo", "/etims", "", `/sw/orders/${accessKey}`];
      expect(await textIn(await insert(""))).toBe(
        `Habari Halima: ${links.map((path) => siteUrl + path).join(", ")}`,
      );
    });

    test("support gets neither amounts nor the way to the buyer's page", async () => {
      const reference = await placeSampleOrder(services(), { customer_email: conversation.email ?? "" });
      await services()
        .db.insert(quotations)
        .values({
          ...{ number: "VQ-7K3M9P", accessKey: "k".repeat(24), name: "Halima", email: "halima@duka.example" },
          ...{ lines: [], totalCents: shillings(20_000), validUntil: "2030-01-01" },
        });
      expect(await textIn(await insert("", support))).toBe(
        `Hello Halima, ${reference}: {amount}, {link}. {quotation}. On {day}. Brian`,
      );
      expect(await textIn(await insert(""))).toContain("VQ-7K3M9P");
    });

    test.each(["email", "whatsapp"])(
      "what is not filled in stops an answer by %s, and says so",
      async (intent) => {
        const fields = {
          intent,
          version: String(conversation.version),
          subject: "Re",
          body: "On {day} or {day}.",
        };
        const answer = await post(`/staff/inbox/${conversation.id}`, fields);
        expect(answer.status).toBe(400);
        expect(await answer.text()).toContain("Write in {day}, or take it out. Nothing was sent.");
        expect(await services().db.select().from(threadEntries)).toEqual([]);
        const note = { intent: "note", body: "They ask for {day}." };
        expect((await post(`/staff/inbox/${conversation.id}`, note)).status).toBe(303);
      },
    );

    test("one that was removed meanwhile is said to be gone, and the text stays", async () => {
      await post(page, { do: "remove", id: saved });
      const answer = await insert("We looked at it.");
      expect(answer.status).toBe(409);
      expect(await answer.text()).toMatch(/no longer there.*We looked at it\./s);
    });
  });
});
