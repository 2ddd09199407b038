import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { answerByEmail } from "~/conversations/answer.server";
import { moveConversation } from "~/conversations/change-conversation.server";
import { type Conversation, conversations, incomingEmails, incomingFiles, sentEmails } from "~/db/schema";
import { messageId } from "~/email/compose.server";
import type { Email } from "~/email/email";
import { sendMessage } from "~/leads/contact-messages.server";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onEachDatabase, query } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";
import { signIn } from "../../tests/staff";
import { fileEmail, keepUnreadable, perSender } from "./file-email.server";
import * as fixtures from "./fixtures";
import { parseEmail } from "./parse-email";
import { unreadableEmails } from "./unreadable.server";

const from = "Velto <info@velto.example>";
const env = { INBOX_URL: "imaps://info%40velto.example:secret@mail.velto.example", MAIL_FROM: from };

onEachDatabase((services) => {
  let brian: Actor;
  let cookie: string;
  beforeEach(async () => {
    await emptyDatabase(services());
    const signedIn = await signIn(services(), "support", "Brian Otieno");
    brian = signedIn.person;
    cookie = signedIn.cookie;
  });

  async function receive(text: string, receivedAt = new Date()) {
    const email = await parseEmail(Buffer.from(text.replaceAll("\n", "\r\n")));
    return fileEmail(services(), email, { sizeBytes: text.length, receivedAt });
  }

  async function all(): Promise<Conversation[]> {
    return services().db.select().from(conversations).orderBy(conversations.createdAt);
  }

  async function only(): Promise<Conversation> {
    const [found, ...more] = await all();
    if (!found || more.length > 0) throw new Error(`${more.length + 1} conversations`);
    return found;
  }

  /** A conversation with an answer that has left: the answer as it was queued, and what its key is sent under. */
  async function answered() {
    const lead = { name: "Halima Noor", email: "halima@duka.example", message: "Price label?" };
    await sendMessage(services(), lead, { channel: "form" });
    await answerByEmail(services(), brian, await only(), { subject: "Labels", body: "Yes, it can." });
    const [job] = await query<{ email: Email }>(
      services(),
      sql`select data->'email' as email from pgboss.job where data->'email'->>'key' like 'answer:%'`,
    );
    if (!job) throw new Error("no answer");
    const id = messageId(job.email.key, from);
    await services()
      .db.insert(sentEmails)
      .values({ emailKey: job.email.key, sentAt: new Date(), messageId: id });
    return { id, email: job.email };
  }

  const reply = (headers: string, text = "Thank you!") =>
    `From: Halima <h@private.example>\nTo: info@velto.example\nMessage-ID: <${Math.random()}@private.example>\nSubject: Re: Labels\n${headers}\n\n${text}\n`;

  test("a reply finds its conversation by its token, whoever writes, and waits for an answer", async () => {
    const { email } = await answered();
    expect(email.replyTo).toMatch(/^info\+[0-9a-f]{32}@velto\.example$/);
    const before = await only();
    expect(before.status).toBe("answered");
    expect(await receive(reply(`X-Original-To: ${email.replyTo?.toUpperCase()}`))).toBe(true);
    const after = await only();
    expect(after).toMatchObject({ id: before.id, status: "new", snippet: "Thank you!" });
    expect(after.waitingSince > before.waitingSince).toBe(true);
    expect((await queuedEmails(services())).filter((key) => key.startsWith("incoming:"))).toHaveLength(1);
    const [found] = await query(
      services(),
      sql`select 1 from conversations where search @@ to_tsquery('simple', 'thank')`,
    );
    expect(found).toBeDefined();
  });

  test("by the emails that it names, and by its sender; a token that is nobody's finds nothing", async () => {
    const { id } = await answered();
    await receive(reply(`References: <other@x.example> ${id}`));
    await receive(`From: halima@DUKA.example\nMessage-ID: <n@duka.example>\n\nOne more thing`);
    expect((await only()).snippet).toBe("One more thing");
    const stranger = reply(`X-Original-To: info+${"0".repeat(32)}@velto.example`).replace(
      "h@private",
      "x@private",
    );
    await receive(stranger);
    expect((await all()).map(({ kind }) => kind).sort()).toEqual(["contact", "email"]);
  });

  test("a stranger's email opens a conversation, and the answer to it is a reply", async () => {
    await receive(fixtures.swahili);
    const opened = await only();
    expect(opened).toMatchObject({
      kind: "email",
      name: "Wanjikũ wa Mwangi",
      email: "wanjiku@duka.example",
      status: "new",
    });
    await answerByEmail(services(), brian, opened, { subject: "Re: Bei", body: "Ndiyo." });
    const [job] = await query<{ email: Email }>(
      services(),
      sql`select data->'email' as email from pgboss.job where data->'email'->>'key' like 'answer:%'`,
    );
    expect(job?.email.byPerson).toEqual({ messageId: "<wanjiku-1@mail.duka.example>" });
    expect(JSON.stringify(job?.email.parts)).toContain("Ninahitaji mashine mbili");
    // Sales and the answer; nothing goes out by itself.
    expect(await queuedEmails(services())).toHaveLength(2);
  });

  test("the same email is stored once, however often and by however many it is read", async () => {
    const both = await Promise.all([receive(fixtures.swahili), receive(fixtures.swahili)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await receive(fixtures.swahili)).toBe(false);
    const at = new Date("2026-11-17T09:00:00Z");
    const unnamed = fixtures.plain.replace(/Message-ID.*\n/, "");
    expect([await receive(unnamed, at), await receive(unnamed, at)]).toEqual([true, false]);
    expect(await services().db.$count(incomingEmails)).toBe(2);
    expect(await all()).toHaveLength(2);
  });

  test("an answer that comes back is shown there, and its conversation waits again", async () => {
    const { id } = await answered();
    const { version } = await only();
    await receive(fixtures.bounce.replaceAll(fixtures.ourId, id));
    const opened = await only();
    expect(opened).toMatchObject({ status: "new" });
    expect(opened.version).toBeGreaterThan(version);
    const site = await openSite(services());
    const page = await (await site.request(`/staff/inbox/${opened.id}`, { headers: { cookie } })).text();
    expect(page).toContain("This answer did not arrive.");
    expect(page).toContain("Mailbox unknown");
    expect(page).toContain("A reply comes in here.");
  });

  test("what programs write is kept where it belongs, starts no clock and tells nobody", async () => {
    const { id } = await answered();
    const before = await only();
    const away = reply(`In-Reply-To: ${id}\nAuto-Submitted: auto-replied`, "I am away until Monday.");
    expect(await receive(away)).toBe(true);
    expect(await only()).toEqual(before);
    await receive(`Auto-Submitted: auto-generated\n${fixtures.plain.replace("halima@", "robot@")}`);
    // A report about no email of ours, such as one sent in our name.
    await receive(fixtures.bounce);
    const others = (await all()).filter((each) => each.id !== before.id);
    expect(others.map(({ kind, status }) => [kind, status])).toEqual([
      ["email", "closed"],
      ["email", "closed"],
    ]);
    expect((await queuedEmails(services())).filter((key) => key.startsWith("incoming:"))).toEqual([]);
  });

  test("our own emails and floods start nothing", async () => {
    const own = messageId("contact:1:sales", from);
    expect(await receive(fixtures.plain.replace(/<halima-1.*>/, own))).toBe(false);
    for (let count = 0; count < perSender + 2; count++) {
      await receive(fixtures.plain.replace("halima-1", `halima-${count}`));
    }
    const rows = await services().db.select({ kind: incomingEmails.kind }).from(incomingEmails);
    expect(rows.filter(({ kind }) => kind === "automatic")).toHaveLength(2);
    expect((await queuedEmails(services())).length).toBe(1);
  });

  test("spam stays spam, and a person's judgement goes for emails as well", async () => {
    await receive(`X-Spam-Flag: YES\n${fixtures.plain}`);
    expect((await only()).status).toBe("spam");
    await moveConversation(services(), brian, await only(), "not-spam");
    const [row] = await services().db.select().from(incomingEmails);
    expect(row?.isSpam).toBe(false);
    expect(await queuedEmails(services())).toEqual([]);
  });

  test("files are listed, and saved by staff only", async () => {
    await receive(fixtures.withFiles);
    const { id } = await only();
    const site = await openSite(services());
    const page = await (await site.request(`/staff/inbox/${id}`, { headers: { cookie } })).text();
    expect(page).toContain("KRA PIN cheti.pdf");
    expect(page).toMatch(/invoice\.pdf\.exe[^<]*(<!-- -->[^<]*)*can be dangerous/);
    const files = await services().db.select().from(incomingFiles).orderBy(incomingFiles.name);
    const kept = files.find(({ name }) => name === "KRA PIN cheti.pdf");
    const refused = files.find(({ name }) => name.endsWith(".exe"));
    const file = await site.request(`/staff/inbox/files/${kept?.id}`, { headers: { cookie } });
    expect(await file.text()).toBe("%PDF-1.4 test");
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": "attachment; filename*=UTF-8''KRA%20PIN%20cheti.pdf",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    for (const path of [refused?.id, "nothing"]) {
      expect((await site.request(`/staff/inbox/files/${path}`, { headers: { cookie } })).status).toBe(404);
    }
    const stranger = await site.request(`/staff/inbox/files/${kept?.id}`);
    expect(await stranger.text()).not.toContain("%PDF");
    const post = { intent: "move", move: "spam", version: "1" };
    expect((await site.request(`/staff/inbox/${id}`, formPost(post, { cookie }))).status).toBe(303);
  });

  test("one that can't be read is kept with its reason, once", async () => {
    const received = { sizeBytes: 5, receivedAt: new Date() };
    await keepUnreadable(services(), "1 2", "it has too many parts", received);
    await keepUnreadable(services(), "1 2", "it has too many parts", received);
    expect(await unreadableEmails(services())).toMatchObject([{ reason: "it has too many parts" }]);
  });
}, env);
