import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { holderOf, signInWith } from "~/access/sign-in-link.server";
import { auditEvents, conversations, orders, staff, staffPasskeys, staffSessions } from "~/db/schema";
import { cents } from "~/money/cents";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { linksMailedTo, signIn } from "../../tests/staff";
import { changeRole } from "./change-role.server";
import { inviteAgain, invitePerson } from "./invite-person.server";
import { listPeople } from "./people.server";
import { switchOff, switchOn } from "./switch-off.server";

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  const mercy = { name: "Mercy Wekesa", email: "mercy@velto.example", role: "support" as const };
  const tokenIn = (url: string) => url.slice(url.lastIndexOf("/") + 1);

  test("an invited person opens the account with the link, once", async () => {
    const { person: owner } = await signIn(services(), "owner");
    const invited = await invitePerson(services(), owner, mercy);
    if (invited.state !== "invited") throw new Error(invited.state);

    const days = ((await personById(invited.id)).invitedUntil as Date).getTime() - Date.now();
    expect(days / 86_400_000).toBeCloseTo(3, 1);
    expect(await linksMailedTo(services(), mercy.email)).toEqual([invited.url]);
    expect(await holderOf(services(), tokenIn(invited.url))).toMatchObject({ id: invited.id });
    expect(await signInWith(services(), tokenIn(invited.url))).toMatchObject({ personId: invited.id });
    expect(await signInWith(services(), tokenIn(invited.url))).toBe("used-up");

    const people = await listPeople(services(), owner);
    expect(people.map(({ name, state }) => [name, state])).toEqual([
      ["Test owner", "active"],
      ["Mercy Wekesa", "active"],
    ]);
    expect(await audited(invited.id)).toEqual([["invited", owner.id]]);
  });

  test("who signs in with a passkey is known", async () => {
    const { person: owner } = await signIn(services(), "owner");
    const { person } = await signIn(services(), "sales");
    await services().db.insert(staffPasskeys).values({
      userId: person.id,
      publicKey: "key",
      credentialID: "credential",
      counter: 0,
      deviceType: "multiDevice",
      backedUp: true,
    });
    const people = await listPeople(services(), owner);
    expect(people.map(({ id, hasPasskey }) => [id, hasPasskey])).toEqual([
      [owner.id, false],
      [person.id, true],
    ]);
  });

  test("nobody is invited twice, and a new link is for whoever has not come yet", async () => {
    const { person: owner } = await signIn(services(), "owner");
    const invited = await invitePerson(services(), owner, mercy);
    if (invited.state !== "invited") throw new Error(invited.state);
    expect(await invitePerson(services(), owner, { ...mercy, name: "Other" })).toEqual({
      state: "known",
      name: mercy.name,
    });
    expect(await inviteAgain(services(), owner, invited.id)).toMatchObject({ state: "invited" });
    expect(await linksMailedTo(services(), mercy.email)).toHaveLength(2);
    expect(await inviteAgain(services(), owner, owner.id)).toEqual({ state: "known", name: owner.name });
  });

  test("a role changes at once", async () => {
    const { person: owner } = await signIn(services(), "owner");
    const { person } = await signIn(services(), "sales");
    expect(await changeRole(services(), owner, { id: person.id, role: "support" })).toMatchObject({
      state: "changed",
      from: "sales",
      to: "support",
    });
    expect((await personById(person.id)).role).toBe("support");
    expect(await audited(person.id)).toEqual([["changed the role", owner.id]]);
  });

  test("only an owner manages people", async () => {
    for (const role of ["sales", "support"] as const) {
      const { person } = await signIn(services(), role);
      const all = [
        () => listPeople(services(), person),
        () => invitePerson(services(), person, mercy),
        () => inviteAgain(services(), person, person.id),
        () => changeRole(services(), person, { id: person.id, role: "owner" }),
        () => switchOff(services(), person, person.id),
        () => switchOn(services(), person, person.id),
      ];
      for (const verb of all) await expect(verb).rejects.toThrow(`${role} may not: people.manage`);
    }
    expect(await services().db.select().from(staff).where(eq(staff.email, mercy.email))).toEqual([]);
  });

  test("switching off ends every session and gives open work back to nobody", async () => {
    const { person: owner } = await signIn(services(), "owner");
    const { person } = await signIn(services(), "sales");
    await signIn(services(), "sales");
    const open = await conversationOf(person.id, "new");
    const closed = await conversationOf(person.id, "closed");
    const order = await orderOf(person.id);

    expect(await switchOff(services(), owner, person.id)).toMatchObject({
      state: "off",
      conversations: 1,
      orders: 1,
    });

    const { db } = services();
    expect(await db.select().from(staffSessions).where(eq(staffSessions.userId, person.id))).toEqual([]);
    expect(await ownerOf(open)).toMatchObject({ ownerId: null, version: 2 });
    expect(await ownerOf(closed)).toMatchObject({ ownerId: person.id });
    const [given] = await db.select().from(orders).where(eq(orders.id, order));
    expect(given).toMatchObject({ ownerId: null, version: 2 });
    expect(await switchOff(services(), owner, person.id)).toEqual({ state: "gone" });

    expect(await switchOn(services(), owner, person.id)).toMatchObject({ state: "on" });
    expect((await personById(person.id)).disabledAt).toBeNull();
  });

  test("whoever is switched off signs in no more, with no link of before", async () => {
    const { person: owner } = await signIn(services(), "owner");
    const invited = await invitePerson(services(), owner, mercy);
    if (invited.state !== "invited") throw new Error(invited.state);
    await switchOff(services(), owner, invited.id);
    expect(await signInWith(services(), tokenIn(invited.url))).toBe("switched-off");
  });

  test("there is always an owner who has been here", async () => {
    const { person: owner } = await signIn(services(), "owner");
    await invitePerson(services(), owner, { ...mercy, role: "owner" });
    expect(await changeRole(services(), owner, { id: owner.id, role: "sales" })).toEqual({
      state: "last-owner",
    });
    expect(await switchOff(services(), owner, owner.id)).toEqual({ state: "last-owner" });
    expect(await personById(owner.id)).toMatchObject({ role: "owner", disabledAt: null });
  });

  test("of two owners who give up at once one stays", async () => {
    const { person: first } = await signIn(services(), "owner", "First Owner");
    const { person: second } = await signIn(services(), "owner", "Second Owner");
    const answers = await Promise.all([
      changeRole(services(), first, { id: first.id, role: "sales" }),
      switchOff(services(), second, second.id),
    ]);
    expect(answers.filter(({ state }) => state === "last-owner")).toHaveLength(1);
    const owners = (await services().db.select().from(staff)).filter(
      (p) => p.role === "owner" && !p.disabledAt,
    );
    expect(owners).toHaveLength(1);
  });

  async function personById(id: string) {
    const [person] = await services().db.select().from(staff).where(eq(staff.id, id));
    if (!person) throw new Error("gone");
    return person;
  }

  async function audited(id: string) {
    const rows = await services().db.select().from(auditEvents).where(eq(auditEvents.subjectId, id));
    return rows.map(({ action, actorId }) => [action, actorId]);
  }

  async function conversationOf(ownerId: string, status: "new" | "closed") {
    const [row] = await services()
      .db.insert(conversations)
      .values({ kind: "contact", name: "Jane", ownerId, status, closedAt: new Date(), search: "jane" })
      .returning();
    return row?.id as string;
  }

  async function ownerOf(id: string) {
    const [row] = await services().db.select().from(conversations).where(eq(conversations.id, id));
    return row;
  }

  async function orderOf(ownerId: string) {
    const [row] = await services()
      .db.insert(orders)
      .values({
        reference: "VLT-7K4MQ2",
        accessKey: "a".repeat(24),
        customerName: "Jane",
        customerEmail: "jane@example.co.ke",
        customerPhone: "+254 700 000 001",
        shippingAddress: "Nairobi",
        totalCents: cents(100),
        ownerId,
      })
      .returning();
    return row?.id as string;
  }
});
