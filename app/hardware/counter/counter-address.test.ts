import { expect, test } from "vitest";
import { linesTotal } from "~/catalogue/lines";
import { shillings } from "~/money/cents";
import { type EditionSlug, editions } from "~/pos/editions";
import { isAskedAbout } from "~/prerendered";
import { counterAddress, counterOf, namesCounter, readCounter } from "./counter-address";

const defaults: [EditionSlug, number][] = [
  ["retail", 125_999],
  ["restaurants", 200_000],
  ["bars-wines-spirits", 175_999],
  ["rental", 125_999],
  ["furniture", 151_998],
];

test.each(defaults)("%s begins with ksh %i", (trade, total) => {
  const counter = readCounter(new URLSearchParams({ trade }));
  expect(counter.trade).toBe(trade);
  expect(linesTotal(counter.lines)).toBe(shillings(total));
});

test("every counter comes back from its own address, the empty one too", () => {
  const own = { trade: "rental" as const, lines: [{ machine: "barcode-scanner" as const, quantity: 999 }] };
  const nameless = { trade: undefined, lines: own.lines };
  for (const counter of [
    own,
    nameless,
    { ...own, lines: [] },
    ...editions.map(({ slug }) => counterOf(slug)),
  ]) {
    const { searchParams, hash } = new URL(
      counterAddress(counter),
      "https://velto.example/products/hardware",
    );
    expect(readCounter(searchParams)).toEqual(counter);
    expect(hash).toBe("#counter");
  }
});

test.each(["", "trade=casino", "utm_source=x&gclid=1", "trade=__proto__&POS-TERMINAL=3"])(
  "%s says nothing about a counter: a restaurant's stands there",
  (query) => {
    expect(readCounter(new URLSearchParams(query))).toEqual(counterOf("retail"));
  },
);

test("junk beside machines is left out, and no trade is made up", () => {
  const counter = readCounter(new URLSearchParams("trade=casino&pos-terminal=2&receipt-printer=-3&x=1"));
  expect(counter).toEqual({ trade: undefined, lines: [{ machine: "pos-terminal", quantity: 2 }] });
});

test("an address that names a counter is rendered, any other query gets the built page", () => {
  for (const query of ["trade=rental", "x=1&pos-terminal=2", "barcode-scanner=0"]) {
    expect(isAskedAbout(`/products/hardware?${query}`)).toBe(true);
    expect(namesCounter(new URLSearchParams(query))).toBe(true);
  }
  for (const path of ["/products/hardware?utm_source=x", "/products/hardware", "/products?trade=rental"]) {
    expect(isAskedAbout(path)).toBe(false);
  }
});
