import { randomUUID } from "node:crypto";
import { desc, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEvents, contactMessages, conversations, orderLines, orders } from "~/db/schema";
import { giveUpFailedEmail, sendAllFailedEmails, sendFailedEmail } from "~/failed-emails/verbs.server";
import { listFailedEmails } from "~/jobs/failed-emails.server";
import { sendMessage } from "~/leads/contact-messages.server";
import { placeOrder } from "~/orders/place-order.server";
import { correctFailedEmail } from "~/privacy/correct-failed-email.server";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase, query } from "../../../tests/databases";
import { emailsInOutbox, emailsSettled } from "../../../tests/emails";
import { failEmail } from "../../../tests/failed-email";
import { orderOf } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";
import { shownEmails } from "./list.server";
import { reasonOf } from "./reason";

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("a failed email is sent again once, whoever is faster", async () => {
    const { person } = await signIn(services(), "support");
    const id = await failEmail(services(), { key: `answer:${randomUUID()}`, to: "again@a.example" });
    expect(await sendFailedEmail(services(), person, id)).toBe(true);
    expect(await sendFailedEmail(services(), person, id)).toBe(false);
    expect(await sentTo("again@a.example")).toBe(1);
    expect(await lastActions(1)).toEqual(["send-again"]);
  });

  test("all are sent again, and one that is given up is not", async () => {
    const { person } = await signIn(services(), "sales");
    const id = await failEmail(services(), { key: "order:VLT-A:buyer", to: "never@a.example" });
    expect(await giveUpFailedEmail(services(), person, id)).toBe(true);
    expect(await giveUpFailedEmail(services(), person, id)).toBe(false);
    await failEmail(services(), { key: "order:VLT-B:buyer", to: "one@a.example" });
    await failEmail(services(), { key: "order:VLT-C:buyer", to: "two@a.example" });
    expect(await sendAllFailedEmails(services(), person)).toBe(2);
    expect([
      await sentTo("never@a.example"),
      await sentTo("one@a.example"),
      await sentTo("two@a.example"),
    ]).toEqual([0, 1, 1]);
    expect(await listFailedEmails(services())).toEqual([]);
    expect(await lastActions(3)).toEqual(["send-again", "send-again", "give-up"]);
  });

  test("what else failed at the wrong address is sent to the right one", async () => {
    const [support, sales] = [await signIn(services(), "support"), await signIn(services(), "sales")];
    const wrong = (key: string) => failEmail(services(), { key, to: "Ruth@diaries.example" });
    const messages = [
      await wrong(`contact:${randomUUID()}:visitor`),
      await wrong(`demo:${randomUUID()}:visitor`),
    ];
    const order = await wrong("order:VLT-A:buyer");
    const to = "ruth@right.example";
    expect(await correctFailedEmail(services(), support.person, { id: messages[0] ?? "", to })).toBe(2);
    expect((await listFailedEmails(services())).map(({ id }) => id)).toEqual([order]);
    expect(await correctFailedEmail(services(), sales.person, { id: order, to })).toBe(1);
    expect(await sentTo(to)).toBe(3);
  });

  test("a corrected address goes into the order, too", async () => {
    const { person } = await signIn(services(), "sales");
    const { order } = await placeOrder(
      services(),
      orderOf({
        hardware_type: "pos-terminal",
        quantity: 1,
        customer_name: "Ruth",
        customer_email: "ruth@diaries.example",
        customer_phone: "+254712345678",
        shipping_address: "Nyeri",
        payment_method: "mpesa",
      }),
      { channel: "form" },
    );
    await emailsSettled(services());
    const id = await failEmail(services(), { key: `order:${order.reference}:shipped:3` });
    expect(await correctFailedEmail(services(), person, { id, to: "ruth@dairies.example" })).toBe(1);
    expect(await correctFailedEmail(services(), person, { id, to: "ruth@dairies.example" })).toBe("gone");
    expect(await sentTo("ruth@dairies.example")).toBe(1);
    expect((await services().db.select().from(orders))[0]).toMatchObject({
      customerEmail: "ruth@dairies.example",
      version: 2,
    });
    expect((await services().db.select().from(orderLines))[0]?.customerEmail).toBe("ruth@dairies.example");
    expect(await lastActions(2)).toEqual(["correct-address", "correct-address"]);
    const [event] = await services().db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(JSON.stringify(event)).not.toContain("@");
  });

  test("a corrected address goes into the conversation, its messages and what finds it", async () => {
    const { person } = await signIn(services(), "support");
    const { row } = await sendMessage(
      services(),
      { name: "Ruth", email: "ruth@diaries.example", message: "Hello" },
      { channel: "form" },
    );
    await emailsSettled(services());
    const id = await failEmail(services(), { key: `contact:${row.id}:visitor` });
    expect(await correctFailedEmail(services(), person, { id, to: "ruth@dairies.example" })).toBe(1);
    expect((await services().db.select().from(contactMessages))[0]?.email).toBe("ruth@dairies.example");
    expect((await services().db.select().from(conversations))[0]?.email).toBe("ruth@dairies.example");
    const words = await query<{ search: string }>(services(), sql`select search::text from conversations`);
    expect(words[0]?.search).not.toContain("diaries");
  });

  test.each([
    "order:VLT-A:buyer",
    "order-link:VLT-A:2026-11-18T09",
    "quotation:VQ-A:visitor",
    "payment:1",
    "payment-unmatched:1",
    "dispute:1",
  ])("support decides nothing about %s", async (key) => {
    const { person } = await signIn(services(), "support");
    const id = await failEmail(services(), { key });
    const { db } = services();
    for (const decide of [
      () => sendFailedEmail(services(), person, id),
      () => giveUpFailedEmail(services(), person, id),
      () => correctFailedEmail(services(), person, { id, to: person.email }),
    ]) {
      await expect(decide()).rejects.toThrow("support may not: money.read");
    }
    expect(await sendAllFailedEmails(services(), person)).toBe(0);
    expect(await listFailedEmails({ db })).toHaveLength(1);
    const [shown] = (await shownEmails(services(), person, id)).emails;
    expect(shown).toMatchObject({ maySee: false, mayDecide: false });
    expect(JSON.stringify(shown)).not.toContain("Your order");
  });

  test("an email to ourselves keeps its address", async () => {
    const { person } = await signIn(services(), "owner");
    const id = await failEmail(services(), { key: `contact:${randomUUID()}:sales` });
    expect(await correctFailedEmail(services(), person, { id, to: "a@a.example" })).toBe("fixed");
  });

  test("the page: reason in words, text on demand, a wrong address is kept and named", async () => {
    const { cookie } = await signIn(services(), "sales");
    const id = await failEmail(services(), { key: "order:VLT-A:buyer", parts: ["Thank you for the order."] });
    const site = await openSite(services());
    const page = await (await site.request(`/staff/emails?show=${id}`, { headers: { cookie } })).text();
    expect(page).toContain("Thank you for the order.");
    const wrong = formPost({ do: "correct", id, to: "no address" }, { cookie });
    const refused = await site.request("/staff/emails", wrong);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('value="no address"');
    const sent = await site.request("/staff/emails", formPost({ do: "send", id }, { cookie }));
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/staff/emails"]);
    const again = await site.request("/staff/emails", formPost({ do: "send", id }, { cookie }));
    expect(again.status).toBe(409);
  });

  test("links that sign in are shown to nobody, amounts not to support", async () => {
    const link = await failEmail(services(), { key: "staff-link:abc", parts: ["secret-link"] });
    const amount = await failEmail(services(), { key: "order:VLT-SHOWN:buyer", parts: ["secret-amount"] });
    const site = await openSite(services());
    const shows = async (role: "owner" | "support", id: string) => {
      const { cookie } = await signIn(services(), role);
      return (
        await (await site.request(`/staff/emails?show=${id}`, { headers: { cookie } })).text()
      ).includes("secret");
    };
    expect(await shows("owner", link)).toBe(false);
    expect(await shows("owner", amount)).toBe(true);
    expect(await shows("support", amount)).toBe(false);
  });

  async function sentTo(address: string): Promise<number> {
    return (await emailsInOutbox(services())).filter(({ to }) => to?.[0]?.address === address).length;
  }

  async function lastActions(count: number): Promise<string[]> {
    const events = await services().db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(count);
    return events.map(({ action }) => action);
  }
});

test.each([
  ["550 5.1.1 no such user asha@duka.example", "Mailbox unknown"],
  ["552 5.2.2 Mailbox full", "Mailbox full"],
  ["554 5.7.1 rejected as spam", "Refused as spam"],
  ["The email's to can't be used.", "Not an address"],
])("%s means: %s", (reason, words) => {
  expect(reasonOf({ state: "rejected", reason }).words).toBe(words);
});
