import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { returns, serialNumbers } from "~/db/schema";
import { recordSerialNumbers } from "~/orders/steps/write-serials.server";
import type { Role } from "~/roles";
import { stockOf } from "~/stock/read-stock.server";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { emailJobs, queuedEmails } from "../../tests/emails";
import { bringOrder, placeSampleOrder, readOrder } from "../../tests/orders";
import { signIn } from "../../tests/staff";
import { brokenSums, keepStock } from "../../tests/stock";

onDatabase((services) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  const people = {} as Record<Role, Awaited<ReturnType<typeof signIn>>>;
  beforeEach(async () => {
    await emptyDatabase(services());
    site = await openSite(services());
    for (const role of ["owner", "sales", "support"] as const) people[role] = await signIn(services(), role);
  });
  afterEach(async () => expect(await brokenSums(services())).toEqual([]));

  const post = (path: string, fields: Record<string, string>, role: Role = "sales") =>
    site.request(path, formPost(fields, { cookie: people[role].cookie }));
  const get = async (path: string, role: Role = "sales") =>
    (await site.request(path, { headers: { cookie: people[role].cookie } })).text();
  const ask = (fields: Record<string, string> = {}, role: Role = "sales") =>
    post(
      "/staff/returns",
      { serial: "sn 1", fault: "The screen stays dark", tellBuyer: "on", ...fields },
      role,
    );
  const stored = async () => (await services().db.select().from(returns))[0];
  const take = async (step: string, fields: Record<string, string> = {}, role: Role = "sales") => {
    const { number, version } = (await stored()) ?? {};
    return post(`/staff/returns/${number}`, { do: step, version: String(version), ...fields }, role);
  };

  /** An order of two machines, as far as it is, with their numbers. */
  async function sold(status: "packed" | "delivered", language: "en" | "sw" = "en") {
    const owner = people.owner.person;
    const reference = await placeSampleOrder(services(), { quantity: 2 });
    await bringOrder(services(), owner, reference, status);
    const { version, id } = await readOrder(services(), reference);
    await recordSerialNumbers(
      services(),
      owner,
      { reference },
      {
        ...{ version, tellBuyer: false, "serials-pos-terminal": "SN-1\nSN-2" },
      },
    );
    const { orders } = await import("~/db/schema");
    await services().db.update(orders).set({ language }).where(eq(orders.id, id));
    return reference;
  }

  const onHand = async () => (await stockOf(services(), "pos-terminal"))?.onHand;
  const serialAt = async (serial: string) =>
    (await services().db.select().from(serialNumbers).where(eq(serialNumbers.serial, serial)))[0];

  test("a machine is asked for, comes, is repaired and sent back; the buyer hears of it with a label", async () => {
    const reference = await sold("delivered", "sw");
    expect((await ask()).status).toBe(303);
    expect(await get("/staff/returns")).toContain("The screen stays dark");
    expect((await take("receive", { tellBuyer: "on" })).status).toBe(303);
    expect((await take("repair", { work: "New power board" })).status).toBe(303);
    expect((await take("send-back", { courier: "G4S", tellBuyer: "on" })).status).toBe(303);
    const { number, state } = (await stored()) ?? {};
    expect(state).toBe("sent-back");
    const emails = (await emailJobs(services())).map(({ data }) => data.email);
    const told = emails.filter(({ key }) => key.startsWith("return:"));
    expect(told.map(({ key }) => key).sort()).toEqual(
      ["asked", "received", "sent-back"].map((step) => `return:${number}:${step}`),
    );
    expect(told.map(({ language }) => language)).toEqual(["sw", "sw", "sw"]);
    const asked = told.find(({ key }) => key.endsWith(":asked"));
    expect(asked?.attachments?.[0]).toMatchObject({ name: `returns-label-${number}.pdf` });
    expect(JSON.stringify(told)).toContain("New power board");
    expect(await get(`/staff/orders/${reference}`)).toContain(number);
    const page = await get(`/staff/returns/${number}`);
    for (const words of ["Opened the return", "Repaired it", "New power board", "G4S"])
      expect(page).toContain(words);
    const label = await site.request(`/staff/returns/${number}/label`, {
      headers: { cookie: people.support.cookie },
    });
    expect(label.headers.get("content-type")).toBe("application/pdf");
  });

  test("it is replaced from the stock: the new number has the order, the old one is free", async () => {
    await keepStock(services(), people.owner.person, "pos-terminal", 5);
    const reference = await sold("delivered");
    expect(await onHand()).toBe(3);
    await ask();
    await take("receive");
    expect((await take("replace", { serial: "SN-2" })).status).toBe(409);
    expect((await take("replace", { serial: "!" })).status).toBe(409);
    expect((await take("replace", { serial: "SN-3" })).status).toBe(303);
    expect(await onHand()).toBe(2);
    const { id } = await readOrder(services(), reference);
    expect(await serialAt("SN-1")).toMatchObject({ orderId: id, goneAt: expect.any(Date) });
    expect(await serialAt("SN-3")).toMatchObject({ orderId: id, warrantyMonths: 12, goneAt: null });
    await take("send-back", { courier: "G4S", tellBuyer: "on" });
    expect(await queuedEmails(services())).toContainEqual(expect.stringMatching(/^return:.*:sent-back$/));
  });

  test("nothing is replaced from an empty stock", async () => {
    await keepStock(services(), people.owner.person, "pos-terminal", 2);
    await sold("delivered");
    await ask();
    await take("receive");
    const refused = await take("replace", { serial: "SN-3" });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("The stock has no POS Terminal here");
    expect(await serialAt("SN-1")).toMatchObject({ goneAt: null });
    expect(await serialAt("SN-3")).toBeUndefined();
  });

  test("the money is owed through the order, and an unused machine is on the shelf again", async () => {
    await keepStock(services(), people.owner.person, "pos-terminal", 2);
    const reference = await sold("delivered");
    await ask();
    await take("receive");
    expect((await take("refund", { amount: "50,000" })).status).toBe(409);
    expect((await take("refund", { amount: "much" })).status).toBe(400);
    expect((await take("refund", { amount: "20,000", isBack: "on", tellBuyer: "on" })).status).toBe(303);
    expect(await readOrder(services(), reference)).toMatchObject({
      owedCents: 20_000_00,
      creditedCents: 20_000_00,
    });
    expect(await onHand()).toBe(1);
    expect(await serialAt("SN-1")).toMatchObject({ goneAt: expect.any(Date) });
    expect(await get(`/staff/orders/${reference}`)).not.toContain("SN-1,");
  });

  test.each([
    ["packed", "SN-1", "was never shipped"],
    ["delivered", "SN-99", "No order has this serial number"],
  ] as const)("%s, %s: %s", async (status, serial, message) => {
    await sold(status);
    const refused = await ask({ serial });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain(message);
    expect(html).toContain("The screen stays dark");
    expect(await stored()).toBeUndefined();
  });

  test("a machine comes back once at a time, and can come back again", async () => {
    await sold("delivered");
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    await take("drop", { tellBuyer: "on" });
    expect((await ask()).status).toBe(303);
    expect(await services().db.$count(returns)).toBe(2);
  });

  test("who is second is told, and a step that is not open is refused", async () => {
    await sold("delivered");
    await ask();
    const [one, two] = await Promise.all([take("receive"), take("receive")]);
    expect([one.status, two.status].sort()).toEqual([303, 409]);
    expect((await take("drop")).status).toBe(409);
    expect((await take("repair", { work: " " })).status).toBe(400);
    expect((await take("no-such-step")).status).toBe(400);
    expect((await stored())?.state).toBe("received");
  });

  test("a number with a return stays with its order", async () => {
    const reference = await sold("delivered");
    await ask();
    const { version } = await readOrder(services(), reference);
    const fields = { version: String(version), "serials-pos-terminal": "SN-2" };
    const refused = await post(`/staff/orders/${reference}/serial-numbers`, fields);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("has a return");
  });

  describe("support", () => {
    test("opens a return and reads it, and takes no step", async () => {
      await sold("delivered");
      expect((await ask({}, "support")).status).toBe(303);
      const { number } = (await stored()) ?? {};
      expect(await get(`/staff/returns/${number}`, "support")).not.toContain("Mark as received");
      expect((await take("receive", {}, "support")).status).toBe(403);
      expect(await services().db.$count(returns, and(eq(returns.state, "asked")))).toBe(1);
    });
  });
});
