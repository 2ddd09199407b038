import { beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { packOrder } from "~/orders/steps/move-order.server";
import { recordSerialNumbers } from "~/orders/steps/write-serials.server";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { bringOrder, payOrder, placeSampleOrder, readOrder } from "../../tests/orders";
import { signIn } from "../../tests/staff";
import { keepStock } from "../../tests/stock";
import { serialsOf } from "./serials.server";
import { isSerial, serialKey, serialsIn } from "./typed";

test.each([
  ["SN-1002\nSN-1003\r\n", ["SN-1002", "SN-1003"]],
  [" SN-1002 , SN 1003;;\n\n", ["SN-1002", "SN 1003"]],
  ["", []],
])("%j are %j", (typed, serials) => expect(serialsIn(typed)).toEqual(serials));

test("a number is one however it is written, and not anything is one", () => {
  expect(serialKey("sn 10.02/A")).toBe(serialKey("SN-1002-a"));
  for (const wrong of ["", "--", "A1", "x".repeat(61)]) expect(isSerial(wrong)).toBe(false);
  expect(isSerial("R58N-0001")).toBe(true);
});

onDatabase((services) => {
  let owner: Actor;
  beforeEach(async () => {
    await emptyDatabase(services());
    owner = (await signIn(services(), "owner")).person;
  });

  const target = async (reference: string) => ({
    version: (await readOrder(services(), reference)).version,
    tellBuyer: false,
  });
  const write = async (reference: string, fields: Record<string, string>) =>
    recordSerialNumbers(services(), owner, { reference }, { ...(await target(reference)), ...fields });
  const pack = async (reference: string, serials: string) =>
    packOrder(
      services(),
      owner,
      { reference },
      {
        ...(await target(reference)),
        "serials-pos-terminal": serials,
      },
    );
  const ready = async (quantity = 2) => {
    const reference = await placeSampleOrder(services(), { quantity });
    await bringOrder(services(), owner, reference, "confirmed");
    await payOrder(services(), owner, reference);
    return reference;
  };
  const written = async (reference: string) =>
    (await serialsOf(services(), (await readOrder(services(), reference)).id)).map(({ serial }) => serial);

  test("they are written while packing, and put right afterwards", async () => {
    const reference = await ready();
    await pack(reference, "SN-1\nSN-2");
    expect(await readOrder(services(), reference)).toMatchObject({ orderStatus: "packed" });
    expect(await written(reference)).toEqual(["SN-1", "SN-2"]);
    await write(reference, { "serials-pos-terminal": "sn 1\nSN-3" });
    expect((await written(reference)).sort()).toEqual(["SN-3", "sn 1"]);
  });

  test.each([
    ["SN-1\nsn 1", "twice"],
    ["SN-1\nSN-2\nSN-3", "too-many"],
    ["SN-1\n!!", "unreadable"],
  ])("%j: nothing is packed, %s", async (serials, why) => {
    const reference = await ready();
    expect(await pack(reference, serials)).toMatchObject({
      ...{ refused: "serial", why, field: "serials-pos-terminal" },
    });
    expect(await readOrder(services(), reference)).toMatchObject({ orderStatus: "confirmed" });
    expect(await written(reference)).toEqual([]);
  });

  test("a number is one order's: of two that are packed with it at once one is told which order has it", async () => {
    const [one, two] = [await ready(), await ready()];
    const answers = await Promise.all([pack(one, "SN-7"), pack(two, "sn7")]);
    expect(answers.filter((answer) => "refused" in answer)).toMatchObject([
      { refused: "serial", why: "used" },
    ]);
    const [first, second] = (await written(one)).length ? [one, two] : [two, one];
    expect(await pack(second, "SN7")).toMatchObject({ why: "used", reference: first });
    expect(await pack(second, "SN8")).not.toHaveProperty("refused");
  });

  test("a machine that was not ordered is not packed", async () => {
    const reference = await ready();
    expect(await write(reference, { "serials-receipt-printer": "RP-1" })).toMatchObject({ why: "too-many" });
  });

  test("the warranty is what the confirmation promised, else what is set for the machine", async () => {
    await keepStock(services(), owner, "pos-terminal", 9, { warrantyMonths: 24 });
    const reference = await ready();
    await pack(reference, "SN-1");
    const { id } = await readOrder(services(), reference);
    expect(await serialsOf(services(), id)).toMatchObject([{ warrantyMonths: 12, machine: "pos-terminal" }]);
  });
});
