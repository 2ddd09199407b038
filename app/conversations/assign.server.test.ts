import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { conversations, staff } from "~/db/schema";
import { assignOrder } from "~/orders/steps/notes.server";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { emailJobs } from "../../tests/emails";
import { placeSampleOrder } from "../../tests/orders";
import { signIn } from "../../tests/staff";
import { assignConversation, assignConversations, undoAssigned } from "./assign.server";

onDatabase((services) => {
  let njoki: Actor;
  let tom: Actor;
  let cookie: string;
  beforeEach(async () => {
    await emptyDatabase(services());
    ({ person: njoki, cookie } = await signIn(services(), "sales"));
    tom = (await signIn(services(), "support")).person;
  });

  async function opened(name = "Hassan Ali") {
    const [row] = await services()
      .db.insert(conversations)
      .values({ kind: "contact", name, email: "hassan@ali.example", search: sql`''` })
      .returning();
    if (!row) throw new Error("none");
    return row;
  }

  async function told() {
    const emails = (await emailJobs(services())).map(({ data }) => data.email);
    return emails.filter(({ key }) => key.startsWith("assigned:"));
  }

  async function ownerOf(id: string) {
    const [row] = await services().db.select().from(conversations).where(eq(conversations.id, id));
    return row?.ownerId;
  }

  test("who is given a conversation is told, with a link and nothing of the customer's", async () => {
    const { id, version } = await opened();
    await assignConversation(services(), njoki, { id, version }, tom);
    const [email, ...others] = await told();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ to: tom.email, subject: "A conversation is yours now" });
    expect(JSON.stringify(email)).toContain(`/staff/inbox/${id}`);
    expect(JSON.stringify(email)).not.toMatch(/Hassan|ali\.example/);
    // Given to who has it already, nothing is said again.
    await assignConversation(services(), njoki, { id, version: version + 1 }, tom);
    expect(await told()).toHaveLength(1);
  });

  test("nobody is told of what they took themselves, nor who is switched off", async () => {
    const { id, version } = await opened();
    await assignConversation(services(), njoki, { id, version }, njoki);
    await services().db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, tom.id));
    await assignConversation(services(), njoki, { id, version: version + 1 }, tom);
    expect(await told()).toEqual([]);
  });

  test("many are one email, and go back to whom they were with", async () => {
    const ids = [(await opened("A")).id, (await opened("B")).id, (await opened("C")).id];
    const [first = ""] = ids;
    await assignConversations(services(), njoki, [first], njoki);
    expect(await assignConversations(services(), njoki, ids, tom)).toHaveLength(3);
    expect((await told()).map(({ subject }) => subject)).toEqual(["3 conversations are yours now"]);
    // An assignment by another member of staff stays.
    expect(await undoAssigned(services(), tom, ids)).toBe(0);
    expect(await undoAssigned(services(), njoki, ids)).toBe(3);
    expect(await Promise.all(ids.map(ownerOf))).toEqual([njoki.id, null, null]);
  });

  test("from the list: ticked, given, and taken back by the button", async () => {
    const { id } = await opened();
    const site = await openSite(services());
    const list = await site.request("/staff/inbox?select", { headers: { cookie } });
    expect(await list.text()).toContain(`<option value="${tom.id}">`);
    const post = (fields: Record<string, string>) =>
      site.request("/staff/inbox", formPost(fields, { cookie }));
    expect((await post({ move: "assign", id, owner: tom.id })).status).toBe(303);
    expect(await ownerOf(id)).toBe(tom.id);
    await post({ move: "undo-assign", moved: id });
    expect(await ownerOf(id)).toBeNull();
  });

  test("who is given an order is told by its reference", async () => {
    const reference = await placeSampleOrder(services());
    await assignOrder(services(), njoki, reference, tom);
    expect((await told()).map(({ to, subject }) => [to, subject])).toEqual([
      [tom.email, `Order ${reference} is yours now`],
    ]);
  });
});
