import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { orders, serialNumbers } from "~/db/schema";
import { recordSerialNumbers } from "~/orders/steps/write-serials.server";
import { warrantyUntil } from "~/serial-numbers/warranty";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { bringOrder, placeSampleOrder, readOrder } from "../../tests/orders";
import { signIn } from "../../tests/staff";

test.each([
  ["2026-11-19T08:00:00Z", 12, "2027-11-19"],
  ["2026-01-31T08:00:00Z", 1, "2026-02-28"],
  ["2028-02-29T08:00:00Z", 12, "2029-02-28"],
  // Past midnight in Nairobi.
  ["2026-11-19T22:30:00Z", 24, "2028-11-20"],
])("delivered at %s with %i months: until %s", (delivered, warrantyMonths, until) => {
  expect(warrantyUntil({ warrantyMonths }, new Date(delivered))).toBe(until);
});

onDatabase((services) => {
  let owner: Actor;
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeEach(async () => {
    await emptyDatabase(services());
    owner = (await signIn(services(), "owner")).person;
    site = await openSite(services());
  });

  const ask = async (serial: string, path = "/warranty") =>
    (await site.request(path, formPost({ serial }))).text();
  const sold = async (status: "packed" | "delivered") => {
    const reference = await placeSampleOrder(services(), { quantity: 1 });
    await bringOrder(services(), owner, reference, status);
    const { version } = await readOrder(services(), reference);
    await recordSerialNumbers(
      services(),
      owner,
      { reference },
      {
        ...{ version, tellBuyer: false, "serials-pos-terminal": "SN-1002" },
      },
    );
    return reference;
  };
  const deliveredAt = (reference: string, moment: string) =>
    services()
      .db.update(orders)
      .set({ deliveredAt: new Date(moment) })
      .where(eq(orders.reference, reference));

  test("a number says how its warranty stands, however it is written, and never whose it is", async () => {
    const reference = await sold("delivered");
    const html = await ask("sn 1002");
    expect(html).toContain("Under warranty until");
    expect(html).toContain("POS Terminal");
    const { customerName, customerPhone, accessKey } = await readOrder(services(), reference);
    for (const secret of [reference, customerName, customerPhone, accessKey, "Thika"])
      expect(html).not.toContain(secret);
    expect(await ask("SN-1002", "/sw/warranty")).toContain("Ina warranty hadi");
    await deliveredAt(reference, "2020-03-02T08:00:00Z");
    expect(await ask("SN-1002")).toContain("The warranty ended on 2 March 2021");
    await services().db.update(serialNumbers).set({ warrantyMonths: null });
    expect(await ask("SN-1002")).toContain("stands in the confirmation");
  });

  test("one that is still here is not delivered, and one that we don't know is said so", async () => {
    await sold("packed");
    expect(await ask("SN-1002")).toContain("Not delivered yet");
    expect(await ask("SN-9999")).toContain("We don&#x27;t know this number");
    expect(await ask("%_")).toContain("We don&#x27;t know this number");
    expect(await ask("  ")).toContain("Enter the serial number.");
    expect(await ask("x".repeat(500))).toContain("Shorten this");
  });

  test("whoever tries numbers out is stopped", async () => {
    const answers = [];
    for (let tries = 0; tries < 8; tries++)
      answers.push((await site.request("/warranty", formPost({ serial: `SN-${tries}00` }))).status);
    expect(answers).toContain(429);
  });
});
