import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Actor } from "~/access/rights";
import { auditEvents, conversations } from "~/db/schema";
import { sendMessage } from "~/leads/contact-messages.server";
import { openTestServices } from "../../tests/databases";
import { startMailServer } from "../../tests/mail-server";
import { signIn } from "../../tests/staff";
import { addEntry, answerByEmail } from "./answer.server";
import { moveConversation } from "./change-conversation.server";
import { reopenAfterFailure } from "./failed-answer.server";

const message = { name: "Halima Noor", email: "halima@duka.example", message: "Price label from one scale?" };

test("an answer that the mail server refuses opens its conversation again, and waits from then on", async () => {
  const { services, read, answer } = await open();
  const before = await answer();
  expect((await read()).status).toBe("answered");
  await services.db.execute(sql`update pgboss.job set start_after = now() where name = 'emails'`);
  services.jobs.wake();
  const reopened = async () => {
    const now = await read();
    return now.status === "new" && now;
  };
  const found = await vi.waitUntil(reopened, { timeout: 30_000 });
  expect(found.waitingSince.getTime()).toBeGreaterThan(before.getTime());
  const events = await services.db.select().from(auditEvents).where(eq(auditEvents.actor, "System"));
  expect(events).toMatchObject([{ action: "answer-failed", before: { status: "answered" } }]);
});

test("one that was answered since stays answered, a closed one is opened, spam stays spam", async () => {
  const { services, brian, read, answer } = await open();
  await answer();
  const { id } = await read();
  const [entry] = (
    (await services.db.execute(sql`select id from thread_entries`)) as unknown as { rows: { id: string }[] }
  ).rows;
  const key = `answer:${entry?.id}`;
  await moveConversation(services, brian, await read(), "spam");
  await reopenAfterFailure(services.db, key);
  expect((await read()).status).toBe("spam");
  await moveConversation(services, brian, await read(), "not-spam");
  await moveConversation(services, brian, await read(), "close");
  await reopenAfterFailure(services.db, key);
  expect((await read()).status).toBe("new");
  await addEntry(services, brian, id, { kind: "call", body: "Told her by telephone." });
  await reopenAfterFailure(services.db, key);
  expect((await read()).status).toBe("answered");
  await reopenAfterFailure(services.db, `contact:${entry?.id}:visitor`);
  await reopenAfterFailure(services.db, "answer:unknown");
  expect((await read()).status).toBe("answered");
});

/** A conversation whose sender's mail server refuses every email. */
async function open() {
  const server = await startMailServer(undefined, {
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error("5.1.1 no such user"), { responseCode: 550 })),
  });
  const services = await openTestServices("postgres", { SMTP_URL: server.url });
  onTestFinished(async () => {
    await services.close();
    await server.close();
  });
  await sendMessage(services, message, { channel: "form" });
  const brian: Actor = (await signIn(services, "support", "Brian Otieno")).person;
  async function read() {
    const [found] = await services.db.select().from(conversations);
    if (!found) throw new Error("no conversation");
    return found;
  }
  async function answer() {
    await answerByEmail(services, brian, await read(), { subject: "Re: labels", body: "Yes, it can." });
    return new Date();
  }
  return { services, brian, read, answer };
}
