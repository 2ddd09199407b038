import { beforeEach, expect, test } from "vitest";
import type { Role } from "~/roles";
import { stockOf } from "~/stock/read-stock.server";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { placeSampleOrder, readOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";
import { keepStock } from "../../../tests/stock";

onDatabase((services) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  const people = {} as Record<Role, Awaited<ReturnType<typeof signIn>>>;
  const page = "/staff/stock/pos-terminal";

  beforeEach(async () => {
    await emptyDatabase(services());
    site = await openSite(services());
    for (const role of ["owner", "sales", "support"] as const) people[role] = await signIn(services(), role);
  });

  const post = (fields: Record<string, string>, role: Role = "owner") =>
    site.request(page, formPost(fields, { cookie: people[role].cookie }));
  const get = async (path: string, role: Role = "owner") =>
    (await site.request(path, { headers: { cookie: people[role].cookie } })).text();
  const onHand = async () => (await stockOf(services(), "pos-terminal"))?.onHand;

  test("an owner sets it up, sales receive and correct, everybody reads it", async () => {
    expect(await get("/staff/stock")).toContain("Stock is not kept");
    expect((await post({ do: "receive", count: "2" }, "sales")).status).toBe(409);
    const settings = { do: "settings", version: "1", isKept: "on", lowAt: "3", comesInDays: "" };
    expect((await post(settings, "sales")).status).toBe(403);
    expect((await post(settings)).status).toBe(303);
    expect((await post({ do: "receive", count: "2", reason: "DN 7" }, "support")).status).toBe(403);
    expect((await post({ do: "receive", count: "2", reason: "DN 7" }, "sales")).status).toBe(303);
    expect(
      (await post({ do: "correct", seen: "2", counted: "1", why: "One is broken" }, "sales")).status,
    ).toBe(303);
    const shown = await get(page, "support");
    for (const words of ["DN 7", "One is broken", "+2", "−1"]) expect(shown).toContain(words);
    expect(shown).not.toContain('name="count"');
    expect(await get("/staff")).toContain("Stock is low");
  });

  test.each([
    [{ do: "receive", count: "0" }, "Enter a whole number from 1"],
    [{ do: "receive", count: "1.5" }, "Enter a whole number from 1"],
    [{ do: "receive", count: "100000" }, "to 9,999"],
    [{ do: "receive", count: "-4" }, "Enter a whole number from 1"],
    [{ do: "correct", seen: "1", counted: "", why: "x" }, "Enter a whole number from 0"],
    [{ do: "correct", seen: "1", counted: "3", why: " " }, "Say why the count was wrong"],
    [{ do: "settings", version: "2", lowAt: "few" }, "Enter a whole number from 0"],
    [{ do: "settings", version: "2", comesInDays: "900" }, "to 365"],
  ])("%j is refused beside its field", async (fields, message) => {
    await keepStock(services(), people.owner.person, "pos-terminal", 1);
    const answer = await post(fields as unknown as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(message);
    expect(await onHand()).toBe(1);
  });

  test("a machine that there is not has no page", async () => {
    const { cookie } = people.owner;
    expect((await site.request("/staff/stock/fridge", { headers: { cookie } })).status).toBe(404);
    const form = formPost({ do: "receive", count: "1" }, { cookie });
    expect((await site.request("/staff/stock/fridge", form)).status).toBe(404);
  });

  test("who confirms an order that the stock can't give is told how many are free", async () => {
    await keepStock(services(), people.owner.person, "pos-terminal", 1);
    const reference = await placeSampleOrder(services(), { quantity: 2 });
    const { version } = await readOrder(services(), reference);
    const fields = { version: String(version), deliveryDay: "2026-11-20", warranty: "12 months" };
    const { cookie } = people.sales;
    const answer = await site.request(`/staff/orders/${reference}/confirm`, formPost(fields, { cookie }));
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(/Not enough in stock: POS Terminal.*Only one is free/s);
  });
});
