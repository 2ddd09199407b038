import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { conversations, threadEntries } from "~/db/schema";
import { resendFailedEmail } from "~/jobs/failed-emails.server";
import { sendMessage } from "~/leads/contact-messages.server";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { emailsSettled } from "../../../tests/emails";
import { failEmail } from "../../../tests/failed-email";
import { signIn } from "../../../tests/staff";

const message = { name: "Halima Noor", email: "halima@duka.example", message: "Price label from one scale?" };

onDatabase((services) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let cookie: string;

  beforeEach(async () => {
    await emptyDatabase(services());
    site = await openSite(services());
    cookie = (await signIn(services(), "support", "Brian Otieno")).cookie;
  });

  async function open(change: Partial<typeof message> = {}) {
    const { row } = await sendMessage(
      services(),
      { ...message, ...change },
      { channel: "form", sourcePage: "/contact" },
    );
    const [conversation] = await services()
      .db.select()
      .from(conversations)
      .orderBy(sql`created_at desc`)
      .limit(1);
    if (!conversation) throw new Error("no conversation");
    return { ...conversation, leadId: row.id };
  }

  const get = (path: string) => site.request(path, { headers: { cookie } });
  const post = (path: string, fields: Record<string, string>) =>
    site.request(path, formPost(fields, { cookie }));

  test("the list shows what waits; search finds it by name, word and phone in any spelling", async () => {
    const { id } = await open();
    await services().db.execute(
      sql`update conversations set search = search || to_tsvector('simple', '254712345678')`,
    );
    for (const query of ["", "?q=Halima", "?q=scale", "?q=0712+345+678", "?q=halima%40duka"]) {
      expect(await (await get(`/staff/inbox${query}`)).text(), query).toContain(`/staff/inbox/${id}`);
    }
    for (const query of ["?q=Joseph", "?view=closed", "?kind=demo", "?q=%27%22%26%7C"]) {
      const page = await get(`/staff/inbox${query}`);
      expect(page.status, query).toBe(200);
      if (query !== "?q=%27%22%26%7C") expect(await page.text(), query).not.toContain(`/staff/inbox/${id}`);
    }
  });

  test("words are looked for in every tab but spam, and in a chosen one alone", async () => {
    const { id } = await open();
    await post(`/staff/inbox/${id}`, { intent: "move", move: "close", version: "1" });
    const finds = async (query: string) =>
      (await (await get(`/staff/inbox${query}`)).text()).includes(`/staff/inbox/${id}`);
    expect(await finds("?q=Halima")).toBe(true);
    expect(await finds("?q=Halima&view=closed")).toBe(true);
    expect(await finds("?q=Halima&view=open")).toBe(false);
    await post(`/staff/inbox/${id}`, { intent: "move", move: "spam", version: "2" });
    expect(await finds("?q=Halima")).toBe(false);
  });

  test("an answer is sent once; the same page sent again is told", async () => {
    const { id, version } = await open();
    const fields = {
      intent: "email",
      version: String(version),
      subject: "Re: labels",
      body: "Yes, from one scale.",
    };
    expect((await post(`/staff/inbox/${id}`, fields)).status).toBe(303);
    const again = await post(`/staff/inbox/${id}`, fields);
    expect(again.status).toBe(409);
    const page = await again.text();
    expect(page).toContain("Brian Otieno");
    expect(page).toContain("Yes, from one scale.");
    expect(await services().db.select().from(threadEntries)).toHaveLength(1);
  });

  test("a greeting alone is no answer", async () => {
    const { id, version } = await open();
    const fields = {
      intent: "email",
      version: String(version),
      subject: "Re: labels",
      body: "Hello Halima,\r\n",
    };
    const answer = await post(`/staff/inbox/${id}`, fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Write something after the greeting.");
    expect(await services().db.select().from(threadEntries)).toEqual([]);
  });

  test("the same answer posted twice is sent once, and the second post is told so", async () => {
    const { id, version } = await open();
    const entry = crypto.randomUUID();
    const fields = { intent: "email", version: String(version), entry, subject: "Re: labels", body: "Yes." };
    for (const _ of [1, 2]) expect((await post(`/staff/inbox/${id}`, fields)).status).toBe(303);
    const note = { intent: "note", entry: crypto.randomUUID(), body: "Asked about two scales." };
    for (const _ of [1, 2]) expect((await post(`/staff/inbox/${id}`, note)).status).toBe(303);
    expect(await services().db.select({ id: threadEntries.id }).from(threadEntries)).toEqual([
      { id: entry },
      { id: note.entry },
    ]);
  });

  test("an answer is called back from the page, and its text is in the form again", async () => {
    const { id, version } = await open();
    const entry = crypto.randomUUID();
    const fields = {
      intent: "email",
      version: String(version),
      entry,
      subject: "Re: labels",
      body: "Yes, both.",
    };
    await post(`/staff/inbox/${id}`, fields);
    expect(await (await get(`/staff/inbox/${id}`)).text()).toContain("Call it back");
    const back = await post(`/staff/inbox/${id}`, { intent: "call-back", entry });
    expect(back.status).toBe(200);
    const page = await back.text();
    expect(page).toMatch(/<textarea[^>]*name="body"[^>]*>Yes, both\.<\/textarea>/);
    expect(page).not.toContain("Call it back");
    expect((await post(`/staff/inbox/${id}`, { intent: "call-back", entry })).status).toBe(409);
  });

  test("an empty note is refused beside its field; a WhatsApp answer is written down and opens WhatsApp", async () => {
    await sendMessage(
      services(),
      { name: "Ali", phone: "+254722000111", message: "Call me" },
      { channel: "chat" },
    );
    const [{ id } = { id: "" }] = await services().db.select({ id: conversations.id }).from(conversations);
    expect((await post(`/staff/inbox/${id}`, { intent: "note", body: "  " })).status).toBe(400);
    const answer = await post(`/staff/inbox/${id}`, { intent: "whatsapp", body: "Hello Ali, yes" });
    expect(answer.headers.get("location")).toBe("https://wa.me/254722000111?text=Hello%20Ali%2C%20yes");
    expect(await services().db.select().from(threadEntries)).toMatchObject([
      { kind: "whatsapp", body: "Hello Ali, yes" },
    ]);
  });

  test("moves can be taken back; many are closed at once", async () => {
    const first = await open();
    await post(`/staff/inbox/${first.id}`, { intent: "move", move: "close", version: "1" });
    await post(`/staff/inbox/${first.id}`, { intent: "undo", version: "2" });
    const second = await open({ email: "b@duka.example" });
    const ids = new URLSearchParams([
      ["move", "close"],
      ["id", first.id],
      ["id", second.id],
    ]);
    const answer = await site.request("/staff/inbox", { ...formPost({}, { cookie }), body: ids });
    const toast = answer.headers.get("set-cookie")?.split(";", 1).join() ?? "";
    const list = await site.request("/staff/inbox", { headers: { cookie: `${cookie}; ${toast}` } });
    expect(await list.text()).toContain("2 moved.");
    const statuses = async () => {
      const rows = await services().db.select({ status: conversations.status }).from(conversations);
      return rows.map(({ status }) => status);
    };
    expect(await statuses()).toEqual(["closed", "closed"]);
    await post("/staff/inbox", { move: "undo", moved: `${first.id} ${second.id}` });
    expect(await statuses()).toEqual(["new", "new"]);
    await post("/staff/inbox", { move: "undo", moved: `${first.id} ${second.id}` });
    expect(await statuses()).toEqual(["new", "new"]);
  });

  test("the address in the email to sales leads to the conversation", async () => {
    const { id, leadId } = await open();
    expect((await get(`/staff/leads/${leadId}`)).headers.get("location")).toBe(`/staff/inbox/${id}`);
    expect((await get(`/staff/leads/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await get("/staff/inbox/not-an-id")).status).toBe(404);
  });

  test("an email that failed is shown where it belongs, until it is sent again", async () => {
    const { id, leadId } = await open();
    await post(`/staff/inbox/${id}`, {
      intent: "email",
      version: "1",
      subject: "Re",
      body: "It can do that.",
    });
    const [entry] = await services().db.select().from(threadEntries);
    // The confirmation has left by then: nothing writes down meanwhile that it did.
    await emailsSettled(services());
    const about = { to: message.email, subject: "We have your message" };
    await failEmail(services(), { ...about, key: `contact:${leadId}:visitor` });
    await failEmail(services(), { ...about, key: `contact:${leadId}:sales`, subject: "A notice to sales" });
    const failed = await failEmail(services(), { ...about, key: `answer:${entry?.id}` });
    const before = await (await get(`/staff/inbox/${id}`)).text();
    expect(before).toContain("This answer did not arrive.");
    expect(before).toContain("“We have your message” to halima@duka.example did not arrive");
    expect(before).not.toContain("A notice to sales");
    await resendFailedEmail(services(), services().db, failed);
    expect(await (await get(`/staff/inbox/${id}`)).text()).not.toContain("This answer did not arrive.");
  });
});
