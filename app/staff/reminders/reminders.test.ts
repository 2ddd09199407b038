import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { conversations, quotations, reminders } from "~/db/schema";
import { shillings } from "~/money/cents";
import { switchOff } from "~/people/switch-off.server";
import { daysAfter, nairobiDay } from "~/time/nairobi";
import { longDay } from "~/time/words";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { placeSampleOrder, readOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";

onDatabase((services) => {
  const today = nairobiDay(new Date());
  let sales: Awaited<ReturnType<typeof signIn>>;
  let support: Awaited<ReturnType<typeof signIn>>;
  let about: string;
  beforeEach(async () => {
    await emptyDatabase(services());
    sales = await signIn(services(), "sales");
    support = await signIn(services(), "support");
    const [row] = await services()
      .db.insert(conversations)
      .values({
        kind: "contact",
        name: "Hassan Ali",
        status: "closed",
        closedAt: new Date(),
        search: sql`''`,
      })
      .returning();
    about = row?.id ?? "";
  });

  async function post(fields: Record<string, string>, { cookie } = sales) {
    const site = await openSite(services());
    return site.request("/staff/reminders", formPost(fields, { cookie }));
  }

  async function page(path: string, { cookie } = sales) {
    const site = await openSite(services());
    return (await site.request(path, { headers: { cookie } })).text();
  }

  function add(fields: Record<string, string> = {}, who = sales) {
    const back = `/staff/inbox/${about}`;
    const form = { do: "add", kind: "conversation", about, back, day: today, note: "Call about the till" };
    return post({ ...form, for: who.person.id, ...fields }, who);
  }

  async function stored() {
    return services().db.select().from(reminders);
  }

  test("a reminder that is due stands on Today and on its conversation; done, it is gone, and comes back by Undo", async () => {
    const answer = await add();
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/staff/inbox/${about}`]);
    for (const path of ["/staff", "/staff?view=mine", `/staff/inbox/${about}`, "/staff/reminders"])
      expect(await page(path)).toContain("Call about the till");
    // It is sales' own, and everybody sees what waits; 'Mine' of somebody else is without it.
    expect(await page("/staff", support)).toContain("Call about the till");
    expect(await page("/staff?view=mine", support)).not.toContain("Call about the till");

    const [reminder] = await stored();
    const one = { id: reminder?.id ?? "", back: "/staff" };
    const done = await post({ do: "done", ...one });
    expect(done.headers.get("location")).toBe("/staff");
    expect(await page("/staff")).not.toContain("Call about the till");
    await post({ do: "reopen", ...one });
    expect(await page("/staff")).toContain("Call about the till");
  });

  test("one for later waits, and one press moves it", async () => {
    await add({ day: daysAfter(today, 3) });
    expect(await page("/staff")).not.toContain("Call about the till");
    const [reminder] = await stored();
    const one = { id: reminder?.id ?? "", back: "/staff/reminders" };
    for (const [press, day] of [
      ["tomorrow", daysAfter(today, 1)],
      ["next-week", daysAfter(today, 7)],
    ] as const) {
      expect((await post({ do: press, ...one })).status).toBe(303);
      expect((await stored())[0]?.day).toBe(day);
    }
    await post({ do: "move", ...one, day: today });
    expect(await page("/staff")).toContain("Call about the till");
  });

  test("for all of us it is on everybody's list", async () => {
    await add({ for: "" });
    expect(await page("/staff?view=mine", support)).toContain("Call about the till");
  });

  test("on an order it names the order, and a quotation's is not for support", async () => {
    const reference = await placeSampleOrder(services());
    const { id } = await readOrder(services(), reference);
    await add({ kind: "order", about: id, back: `/staff/orders/${reference}`, note: "Ask for the PIN" });
    expect(await page(`/staff/orders/${reference}`)).toContain("Ask for the PIN");
    expect(await page("/staff/reminders", support)).toContain(`Order ${reference}`);

    const [quotation] = await services()
      .db.insert(quotations)
      .values({
        ...{ number: "VQ-7K3M9P", accessKey: "k".repeat(24), name: "Amina", email: "amina@duka.example" },
        ...{ lines: [], totalCents: shillings(20_000), validUntil: today },
      })
      .returning();
    const quoted = { kind: "quotation", about: quotation?.id ?? "", note: "Follow up" };
    expect(await (await add({ ...quoted, for: support.person.id })).text()).toContain(
      "They may not open this",
    );
    await add(quoted);
    expect(await page("/staff/quotations/VQ-7K3M9P")).toContain("Follow up");
    expect(await page("/staff/reminders", support)).not.toContain("Follow up");
    const [, other] = await services().db.select().from(reminders).orderBy(reminders.createdAt);
    expect((await post({ do: "done", id: other?.id ?? "", back: "/staff" }, support)).status).toBe(403);
    expect((await add({ ...quoted, for: support.person.id }, support)).status).toBe(403);
  });

  describe("what is wrong is said, and what was typed stays", () => {
    test.each([
      [{ day: "" }, "Give a day.", 400],
      [{ day: daysAfter(today, -1) }, "This day is over.", 400],
      [{ note: " " }, "Write what to do.", 400],
      [{ about: "5b2f5a44-6d0c-4c39-9a53-000000000000" }, "It is not there any more.", 409],
      [{ for: "5b2f5a44-6d0c-4c39-9a53-000000000000" }, "There is no such person.", 409],
    ])("%j", async (wrong, words, status) => {
      const answer = await add({ day: today, ...wrong });
      expect(answer.status).toBe(status);
      const html = await answer.text();
      expect(html).toContain(words);
      if (!("note" in wrong)) expect(html).toContain('value="Call about the till"');
      expect(await stored()).toEqual([]);
    });

    test("an address outside is no way back", async () => {
      expect((await add({ back: "//elsewhere.example" })).status).toBe(400);
    });
  });

  test("of somebody who is switched off it becomes everybody's", async () => {
    await add({ for: support.person.id });
    const owner = await signIn(services(), "owner");
    await switchOff(services(), owner.person, support.person.id);
    expect(await page("/staff?view=mine")).toContain("Call about the till");
    expect(await page("/staff/reminders")).toContain(longDay(today));
  });
});
