import { expect, test } from "vitest";
import { linesTotal } from "~/catalogue/lines";
import { fieldLimits } from "~/choices/field-limits";
import { counterOf } from "~/hardware/counter/counter-address";
import { shillings } from "~/money/cents";
import { editions } from "~/pos/editions";
import { isAskedAbout } from "~/prerendered";
import { choiceQuery, linesToBuy, most, namesChoice, readChoice, usualTills } from "./choice";

const read = (query: string) => readChoice(new URLSearchParams(query));

test.each(editions.map(({ slug }) => slug))("%s begins with the counter of its trade", (trade) => {
  expect(linesToBuy(read(`trade=${trade}`))).toEqual(counterOf(trade).lines);
});

test("machines follow the tills, and each shop has one of each", () => {
  // Two tills share one printer at a bar's counter; three shops don't.
  const bars = read("trade=bars-wines-spirits&shops=3&tills=4");
  expect(linesToBuy(bars)).toEqual([
    { machine: "pos-terminal", quantity: 4 },
    { machine: "receipt-printer", quantity: 3 },
    { machine: "payment-terminal", quantity: 4 },
    { machine: "barcode-scanner", quantity: 3 },
  ]);
});

test("what is there already is not in the sum", () => {
  expect(linesTotal(linesToBuy(read("trade=retail&tills=2&own=receipt-printer&own=x")))).toBe(
    shillings(2 * (20_000 + 30_000 + 25_999)),
  );
  expect(
    linesToBuy(
      read(
        ["pos-terminal", "receipt-printer", "payment-terminal", "barcode-scanner"]
          .map((id) => `own=${id}`)
          .join("&"),
      ),
    ),
  ).toEqual([]);
});

test("every choice comes back from its own address", () => {
  for (const query of ["", "trade=rental&shops=2&tills=5&own=barcode-scanner", "shops=100&tills=300"]) {
    const choice = read(query);
    expect(read(choiceQuery(choice))).toEqual(choice);
  }
});

test.each(["trade=casino&shops=-1&tills=1e9&own=%00", "shops=&tills=", "shops=<b>&tills=NaN"])(
  "%s asks for nothing, and gets one shop",
  (query) => {
    expect(read(query)).toMatchObject({ trade: "retail", shops: 1, own: [] });
  },
);

test("there is at least one till in each shop, and never more than can be ordered", () => {
  expect(read("shops=7&tills=2").tills).toBe(7);
  for (const { slug } of editions) {
    const most999 = linesToBuy(read(`trade=${slug}&shops=999999&tills=999999`));
    expect(most999.every(({ quantity }) => quantity <= fieldLimits.quantity)).toBe(true);
    expect(usualTills(slug)).toBeGreaterThan(0);
  }
  expect(read("shops=999999")).toMatchObject({ shops: most.shops });
});

test("an address that names a choice is rendered, any other query gets the built page", () => {
  for (const query of ["trade=rental", "utm=x&shops=2", "tills=3", "own=barcode-scanner"]) {
    expect(isAskedAbout(`/pricing?${query}`)).toBe(true);
    expect(namesChoice(new URLSearchParams(query))).toBe(true);
  }
  expect(isAskedAbout("/pricing?utm_source=x")).toBe(false);
});
