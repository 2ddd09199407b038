import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { auditEvents, type Conversation, contactMessages, conversations, threadEntries } from "~/db/schema";
import type { Email } from "~/email/email";
import { sendMessage } from "~/leads/contact-messages.server";
import { requestDemo } from "~/leads/demo-requests.server";
import { emptyDatabase, onEachDatabase, query } from "../../tests/databases";
import { signIn } from "../../tests/staff";
import { addEntry, answerByEmail } from "./answer.server";
import { assignConversation } from "./assign.server";
import { callBackAnswer } from "./call-back.server";
import { moveConversation, moveConversations } from "./change-conversation.server";
import { type ConversationMove, conversationMoves, isPossible } from "./states";

const message = { name: "Halima Noor", email: "halima@duka.example", message: "Price label from one scale?" };

onEachDatabase((services) => {
  let brian: Actor;
  beforeEach(async () => {
    await emptyDatabase(services());
    brian = (await signIn(services(), "support", "Brian Otieno")).person;
  });

  async function open(change: Partial<typeof message> = {}, channel: "form" | "chat" = "form") {
    await sendMessage(services(), { ...message, ...change }, { channel, sourcePage: "/contact" });
    return latest();
  }

  async function latest(): Promise<Conversation> {
    const [conversation] = await query<{ id: string }>(
      services(),
      sql`select id from conversations order by created_at desc limit 1`,
    );
    return read(conversation?.id ?? "");
  }

  async function read(id: string): Promise<Conversation> {
    const [found] = await services().db.select().from(conversations).where(eq(conversations.id, id));
    if (!found) throw new Error("no such conversation");
    return found;
  }

  test("a message opens a conversation, and the next one of the same address joins it", async () => {
    const first = await open();
    expect(first).toMatchObject({
      kind: "contact",
      name: "Halima Noor",
      status: "new",
      sourcePage: "/contact",
    });
    await moveConversation(services(), brian, first, "close");
    const again = await open({ email: "Halima@Duka.example", message: "One more question" });
    expect(again).toMatchObject({ id: first.id, status: "new", snippet: "One more question" });
    expect(again.waitingSince > first.waitingSince).toBe(true);
    const leads = await services().db.select().from(contactMessages);
    expect(new Set(leads.map(({ conversationId }) => conversationId))).toEqual(new Set([first.id]));
  });

  test("a message that still waits keeps its place when another joins", async () => {
    const first = await open();
    const again = await open({ message: "Are you there?" });
    expect(again.waitingSince).toEqual(first.waitingSince);
  });

  test("after 14 days, from another address or as spam it is a conversation of its own", async () => {
    const first = await open();
    await services().db.update(conversations).set({ waitingSince: sql`now() - interval '15 days'` });
    const ids = new Set([first.id]);
    ids.add((await open({ message: "Two weeks later" })).id);
    ids.add((await open({ email: "other@duka.example" })).id);
    ids.add((await open({ message: "https://a.example https://b.example https://c.example" })).id);
    expect(ids.size).toBe(4);
    expect((await latest()).status).toBe("spam");
  });

  test("a demo request and a chat hand-over are conversations too", async () => {
    await requestDemo(
      services(),
      {
        name: "Joseph",
        email: "joseph@furniture.example",
        company: "Karanja Furniture",
        phone: "+254712345678",
      } as never,
      { channel: "form" },
    );
    expect(await latest()).toMatchObject({ kind: "demo", company: "Karanja Furniture" });
    await sendMessage(
      services(),
      { name: "Ali", phone: "+254722000111", message: "Call me" },
      { channel: "chat" },
    );
    expect(await latest()).toMatchObject({ kind: "chat", email: null, phone: "+254722000111" });
  });

  test("a demo request that joins a conversation makes it one, and keeps its last words", async () => {
    const opened = await open();
    await requestDemo(
      services(),
      { name: "Halima", email: message.email, company: "Noor Stores", phone: "+254712345678" } as never,
      { channel: "form" },
    );
    expect(await read(opened.id)).toMatchObject({ kind: "demo", snippet: message.message });
    await open({ message: "And a question" });
    expect(await read(opened.id)).toMatchObject({ kind: "demo", snippet: "And a question" });
  });

  const moves = Object.keys(conversationMoves) as ConversationMove[];
  const everyMove = (["new", "answered", "closed", "spam"] as const).flatMap((from) =>
    moves.map((move) => ({ from, move })),
  );

  test.each(everyMove)("$move of a conversation that is $from", async ({ from, move }) => {
    const opened = await open();
    const path = { new: [], answered: ["answer"], closed: ["close"], spam: ["spam"] }[
      from
    ] as ConversationMove[];
    for (const step of path) await moveConversation(services(), brian, await read(opened.id), step);
    const before = await read(opened.id);
    const result = await moveConversation(services(), brian, before, move);
    if (isPossible(move, from)) {
      expect(result).toMatchObject({
        conversation: { status: conversationMoves[move].to, version: before.version + 1 },
      });
    } else {
      expect(result).toEqual({ refused: "not-possible" });
      expect(await read(opened.id)).toEqual(before);
    }
  });

  test("an answer is queued, kept in the thread, stops the clock and takes the conversation", async () => {
    const opened = await open();
    const result = await answerByEmail(services(), brian, opened, {
      subject: "Re: labels",
      body: "Yes.\n\nCall us.",
    });
    expect(result).toMatchObject({ conversation: { status: "answered", ownerId: brian.id } });
    expect((await read(opened.id)).firstAnsweredAt).toBeInstanceOf(Date);
    const [entry] = await services().db.select().from(threadEntries);
    expect(entry).toMatchObject({ kind: "email", subject: "Re: labels", authorName: "Brian Otieno" });
    const [job] = await query<{ email: Email }>(
      services(),
      sql`select data->'email' as email from pgboss.job where data->'email'->>'key' = ${`answer:${entry?.id}`}`,
    );
    expect(job?.email).toMatchObject({
      to: message.email,
      replyTo: brian.email,
      parts: [
        "Yes.",
        "Call us.",
        brian.name,
        expect.stringMatching(/^You wrote on /),
        { quote: message.message },
      ],
    });
    const [lead] = await services().db.select({ id: contactMessages.id }).from(contactMessages);
    expect(job?.email.byPerson?.repliesTo).toBe(`contact:${lead?.id}:visitor`);
    const answered = await read(opened.id);
    await answerByEmail(services(), brian, answered, { subject: "Re: labels", body: "One more thing." });
    const answers = await query<{ email: Email }>(
      services(),
      sql`select data->'email' as email from pgboss.job where data->'email'->>'key' like 'answer:%'`,
    );
    const after = answers.map(({ email }) => email.byPerson?.repliesTo);
    expect(after).toContain(`answer:${entry?.id}`);
  });

  test("an answer that is called back is not sent, and the clock runs again as before", async () => {
    const opened = await open();
    const id = crypto.randomUUID();
    await answerByEmail(services(), brian, opened, { id, subject: "Re: labels", body: "Yes." });
    const back = await callBackAnswer(services(), brian, opened.id, id);
    expect(back).toEqual({ subject: "Re: labels", body: "Yes." });
    expect(await read(opened.id)).toMatchObject({
      status: "new",
      waitingSince: opened.waitingSince,
      firstAnsweredAt: null,
      answeredAt: null,
      version: 3,
    });
    expect(await services().db.select().from(threadEntries)).toEqual([]);
    expect(await queuedAnswers()).toEqual([]);
  });

  test("what happened since an answer stays when the answer is called back", async () => {
    const opened = await open();
    const id = crypto.randomUUID();
    await answerByEmail(services(), brian, opened, { id, subject: "Re: labels", body: "Yes." });
    await open({ message: "One more question" });
    const later = await read(opened.id);
    const second = crypto.randomUUID();
    await answerByEmail(services(), brian, later, { id: second, subject: "Re: labels", body: "Also yes." });
    await callBackAnswer(services(), brian, opened.id, id);
    expect(await read(opened.id)).toMatchObject({ status: "answered", firstAnsweredAt: expect.any(Date) });
    expect(await queuedAnswers()).toEqual([`answer:${second}`]);
  });

  test("an answer that has left can't be called back", async () => {
    const opened = await open();
    const id = crypto.randomUUID();
    await answerByEmail(services(), brian, opened, { id, subject: "Re: labels", body: "Yes." });
    await services().db.execute(
      sql`update pgboss.job set state = 'active' where data->'email'->>'key' = ${`answer:${id}`}`,
    );
    expect(await callBackAnswer(services(), brian, opened.id, id)).toEqual({ refused: "not-possible" });
    expect(await read(opened.id)).toMatchObject({ status: "answered" });
    expect(await services().db.select().from(threadEntries)).toHaveLength(1);
  });

  async function queuedAnswers() {
    const rows = await query<{ key: string }>(
      services(),
      sql`select data->'email'->>'key' as key from pgboss.job
        where name = 'emails' and data->'email'->>'key' like 'answer:%' and start_after > now() + interval '50 seconds'`,
    );
    return rows.map(({ key }) => key);
  }

  test("of two answers at once one is sent, and the other person is told", async () => {
    const opened = await open();
    const jane = (await signIn(services(), "sales", "Jane Njeri")).person;
    const both = await Promise.all(
      [brian, jane].map((who) => answerByEmail(services(), who, opened, { subject: "Hi", body: "Yes" })),
    );
    expect(both.find((result) => "refused" in result)).toMatchObject({
      refused: "changed",
      action: "answer",
    });
    expect(await services().db.select().from(threadEntries)).toHaveLength(1);
  });

  test("without an address there is no answer by email, but a call counts", async () => {
    await sendMessage(
      services(),
      { name: "Ali", phone: "+254722000111", message: "Call me" },
      { channel: "chat" },
    );
    const opened = await latest();
    expect(await answerByEmail(services(), brian, opened, { subject: "Hi", body: "Yes" })).toEqual({
      refused: "no-email",
    });
    const call = { kind: "call" as const, body: "Called, wants a demo" };
    expect(await addEntry(services(), brian, opened.id, call)).toEqual({ logged: true });
    expect(await read(opened.id)).toMatchObject({ status: "answered", ownerId: brian.id });
  });

  test("a note changes no state", async () => {
    const opened = await open();
    await addEntry(services(), brian, opened.id, { kind: "note", body: "Regular customer" });
    expect(await read(opened.id)).toEqual(opened);
  });

  test("many at once: each that can be moved is moved", async () => {
    const ids = [
      (await open()).id,
      (await open({ email: "b@duka.example" })).id,
      (await open({ email: "c@duka.example" })).id,
    ];
    await moveConversation(services(), brian, await read(ids[0] ?? ""), "close");
    expect(await moveConversations(services(), brian, ids, "close")).toHaveLength(2);
    expect(await moveConversations(services(), brian, ids, "spam")).toHaveLength(3);
    const leads = await services().db.select().from(contactMessages);
    expect(leads.every(({ isSpam }) => isSpam)).toBe(true);
  });

  test("owner and audit", async () => {
    const opened = await open();
    const result = await assignConversation(services(), brian, opened, brian);
    expect(result).toMatchObject({ conversation: { ownerId: brian.id } });
    const events = await services().db.select().from(auditEvents).where(eq(auditEvents.subjectId, opened.id));
    expect(events).toMatchObject([
      { action: "assign", actor: "Brian Otieno", after: { owner: "Brian Otieno" } },
    ]);
  });
});
