import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { contactMessages, newsSubscriptions } from "~/db/schema";
import { dropEarlierTriggers, emptyDatabase, onDatabase } from "../../tests/databases";
import { emailJobs, queuedEmails } from "../../tests/emails";
import { contactInput } from "./contact-input";
import { sendMessage } from "./contact-messages.server";
import type { LeadContext } from "./lead.server";

const input = contactInput.parse({
  name: "Wanjikũ wa Kamau",
  email: "w@kamau.co.ke",
  message: "Habari 👋\nBei?",
});
const requestId = "0d4c7a52-6f0e-4f4a-9f0e-0a5a1c9b7e11";
const fromForm: LeadContext = { channel: "form", requestId, sourcePage: "/services" };

onDatabase((services) => {
  beforeAll(() => dropEarlierTriggers(services()));
  beforeEach(() => emptyDatabase(services()));

  function rows() {
    return services().db.select().from(contactMessages);
  }

  test("stores the input, where it came from and nothing else about the person", async () => {
    await sendMessage(services(), input, fromForm);
    expect(await rows()).toMatchObject([
      {
        clientRequestId: requestId,
        channel: "form",
        sourcePage: "/services",
        name: "Wanjikũ wa Kamau",
        email: "w@kamau.co.ke",
        message: "Habari 👋\nBei?",
        isSpam: false,
      },
    ]);
  });

  test("a ticked box subscribes nobody: the email asks its address", async () => {
    const { row } = await sendMessage(services(), { ...input, news: true }, fromForm);
    expect(await services().db.select().from(newsSubscriptions)).toEqual([]);
    const jobs = await emailJobs(services());
    const toVisitor = jobs.find(({ data }) => data.email.key.endsWith(":visitor"))?.data.email;
    expect(JSON.stringify(toVisitor?.parts)).toContain(`/news/confirm/contact~${row.id}~`);
  });

  test("a bot's wish for news is nobody's", async () => {
    await sendMessage(services(), { ...input, news: true }, { ...fromForm, honeypot: "x" });
    expect(JSON.stringify(await emailJobs(services()))).not.toContain("/news/");
  });

  test("the same request again is the same message, also at the same moment", async () => {
    const all = await Promise.all([1, 2, 3].map(() => sendMessage(services(), input, fromForm)));
    const again = await sendMessage(services(), { ...input, message: "Changed" }, fromForm);
    expect(all.filter(({ created }) => created)).toHaveLength(1);
    expect(again.created).toBe(false);
    expect(again.row.message).toBe(input.message);
    expect(await rows()).toHaveLength(1);
    expect(await queuedEmails(services())).toHaveLength(2);
  });

  test("without an id, the same values within ten minutes are the same message", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T09:59:59Z") });
    try {
      await sendMessage(services(), input, { channel: "form" });
      await services().db.update(contactMessages).set({ createdAt: new Date() });
      vi.setSystemTime(new Date("2026-11-15T10:00:01Z"));
      await sendMessage(services(), input, { channel: "form" });
      expect(await rows()).toHaveLength(1);
      await sendMessage(services(), { ...input, message: "Another question" }, { channel: "form" });
      expect(await rows()).toHaveLength(2);
      vi.setSystemTime(new Date("2026-11-15T10:10:00Z"));
      await sendMessage(services(), input, { channel: "form" });
      expect(await rows()).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a program that gives no id asks for no such care", async () => {
    await sendMessage(services(), input, { channel: "rest" });
    await sendMessage(services(), input, { channel: "rest" });
    expect(await rows()).toHaveLength(2);
  });

  test("a bot's message is kept, marked, and answered to sales only", async () => {
    const { row } = await sendMessage(services(), input, { ...fromForm, honeypot: "Cheap watches" });
    expect(row.isSpam).toBe(true);
    expect(await queuedEmails(services())).toEqual([`contact:${row.id}:sales`]);
  });

  test("whoever wrote in the chat may leave a phone number only", async () => {
    const transcript = [{ from: "visitor" as const, text: "Do you sell scales?" }];
    const { row } = await sendMessage(
      services(),
      { name: "Otieno", phone: "0700 000 000", message: "Call me", transcript },
      { channel: "chat" },
    );
    expect(row).toMatchObject({ email: null, phone: "0700 000 000", transcript });
    expect(await queuedEmails(services())).toEqual([`contact:${row.id}:sales`]);
  });

  test("a message that can't be stored queues no email", async () => {
    await expect(sendMessage(services(), { ...input, name: "x".repeat(121) }, fromForm)).rejects.toThrow();
    expect(await queuedEmails(services())).toEqual([]);
  });
});
