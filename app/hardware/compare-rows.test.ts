import { expect, test } from "vitest";
import { catalogue } from "~/catalogue/catalogue";
import { formatCents } from "~/money/format";
import { compareMachines } from "./compare-rows";

test("every figure of every machine is compared, none is made up", () => {
  const rows = compareMachines("en");
  for (const [index, { specs, price, line }] of catalogue.entries()) {
    const shown = rows.flatMap(({ cells }) => cells[index]?.map(({ value }) => value));
    const own = [formatCents(price), line, ...specs.map(({ value }) => value)];
    expect(shown.toSorted()).toEqual(own.toSorted());
  }
});
