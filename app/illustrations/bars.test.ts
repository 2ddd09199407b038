import { expect, test } from "vitest";
import type { IllustrationName } from "./illustrations";
import { readScreen } from "./read-screen";

test.each<[IllustrationName, RegExp]>([
  ["equipment-card", /^([\d,]+) of ([\d,]+)$/],
  ["erp-dashboard", /^([\d,]+) of ([\d,]+) packs$/],
  ["floor-plan", /^(\d) of (\d) plates ready$/],
  ["wine-club", /^(\d+) of (\d+)$/],
])("%s: the bar is as full as %s says", (name, figures) => {
  const screen = readScreen(name);
  const [part = 0, whole = 0] = screen.numbers(figures);
  expect(screen.fills()).toEqual([expect.closeTo(part / whole, 2)]);
});

test.each<[IllustrationName, string[], string]>([
  ["bar-tab", ["Otieno", "Wanjiru", "Kiprop"], "Total"],
  ["card-hold", ["Charged, tab closed"], "Hold placed"],
])("%s: the bars of %j are parts of “%s”", (name, lines, whole) => {
  const screen = readScreen(name);
  const parts = lines.map((line) => screen.amountAt(line) / screen.amountAt(whole));
  expect(screen.fills()).toEqual(parts.map((part) => expect.closeTo(part, 2)));
});

test.each<[IllustrationName, string[], number[]]>([
  ["branches", ["Westlands", "Thika Road", "Nakuru"], [1, 1, 1]],
  ["branches-cities", ["Nairobi", "Kampala", "Kigali"], [1, 28, 11]],
  ["commissions", ["Akinyi", "Mutua", "Hassan"], [1, 1, 1]],
  ["harvest", ["Kitale, maize", "Njoro, wheat", "Mwea, rice"], [1, 1, 1]],
])("%s: the bars compare %j, in one currency", (name, lines, rates) => {
  const screen = readScreen(name);
  const values = lines.map((line, row) => screen.amountAt(line) / (rates[row] ?? 1));
  const [longest = 0] = screen.fills();
  expect(screen.fills()).toEqual(
    values.map((value) => expect.closeTo((longest * value) / (values[0] ?? 1), 2)),
  );
});

test("the loyalty card is as full as its points", () => {
  const card = readScreen("loyalty");
  const points = card.amountAt("points");
  const [missing = 0] = card.numbers(/^(\d+) to the next reward$/);
  expect(card.fills()).toEqual([expect.closeTo(points / (points + missing), 2)]);
});

test("the gift is as far paid as guests gave", () => {
  const list = readScreen("gift-registry");
  const [given = 0] = list.numbers(/^([\d,.]+) from \d guests$/);
  expect(list.fills()).toEqual([expect.closeTo(given / list.amountAt("Lamu table"), 2)]);
});

test("each bottle is as full as its count", () => {
  const count = readScreen("bottle-count");
  const sizes = { "Gin, dry": 750, Vodka: 1000, "Whisky, blended": 750, "Rum, dark": 750 };
  const parts = Object.entries(sizes).map(([bottle, size]) => count.amountAt(bottle) / size);
  expect(count.fills()).toEqual(parts.map((part) => expect.closeTo(part, 2)));
});

test("a station's bar is full after ten minutes", () => {
  const kitchen = readScreen("kitchen-stations");
  const waits = kitchen.texts.filter((text) => /^\d\d:\d\d$/.test(text)).map((wait) => wait.split(":"));
  const parts = waits.map(([minutes, seconds]) => (Number(minutes) + Number(seconds) / 60) / 10);
  expect(kitchen.fills()).toEqual(parts.map((part) => expect.closeTo(part, 2)));
});

/** The mark on each stock bar is its reorder point, here 0.44 of the way. */
test.each<IllustrationName>(["stock-alerts", "stock-alerts-farm", "part-stock"])(
  "%s: bars stand to their marks as stock to reorder point",
  (name) => {
    const screen = readScreen(name);
    const left = screen.all(/^(\d+) left$/);
    const points = screen.all(/^reorder at (\d+)$/);
    expect(screen.fills()).toEqual(
      left.map((count, row) => expect.closeTo((0.44 * count) / (points[row] ?? 1), 2)),
    );
  },
);
