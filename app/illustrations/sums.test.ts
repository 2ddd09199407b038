import { expect, test } from "vitest";
import { shillings } from "~/money/cents";
import { shillingsOf } from "~/money/decimals";
import { totals } from "~/till/rules/totals";
import type { IllustrationName } from "./illustrations";
import { readScreen } from "./read-screen";

/** A screen's lines and the line that says their sum. What is taken off is drawn with a minus. */
test.each<[IllustrationName, string, string[]]>([
  ["bar-sales", "Total", ["Beer", "Spirits", "Cocktails", "Wine"]],
  ["bar-tab", "Total", ["Lager 500 ml", "Dawa cocktail", "Nyama choma platter"]],
  ["bar-tab", "Total", ["Otieno", "Wanjiru", "Kiprop"]],
  ["booking", "Total", ["Marquee 10 × 20", "Chairs, white, 150", "Delivery and set-up"]],
  ["card-hold", "Hold placed", ["Charged, tab closed", "Released to the guest"]],
  ["case-order", "Balance on collection", ["18 bottles", "Case discount, 10%", "Deposit, M-Pesa"]],
  ["cash-up", "Total", ["Cash", "M-Pesa", "Card", "Gift cards"]],
  ["commissions", "Commission", ["Akinyi", "Mutua", "Hassan"]],
  ["deposit-return", "Back to the customer", ["Deposit held", "Late fee, 1 day", "Bucket tooth"]],
  ["floor-plan", "So far", ["Pilau, beef", "Whole tilapia", "Ugali, sukuma", "Passion juice"]],
  ["offline-sync", "3 sales waiting", ["Sale 0418", "Sale 0417", "Sale 0416"]],
  ["order-flow", "Total", ["Pilau ×2", "Tilapia", "Ugali", "Juice ×4"]],
  ["pos-sale", "Total", ["Maize flour 2 kg", "Milk 500 ml", "Eggs, tray", "Sugar 1 kg", "Loyalty reward"]],
  ["quote", "Total", ["Tana sofa", "Mara armchair, 2", "Delivery, Kileleshwa"]],
  [
    "receipt",
    "Total ksh",
    ["2 × Maize flour 2 kg", "3 × Milk 500 ml", "1 × Eggs, tray", "1 × Sugar 1 kg", "Loyalty reward"],
  ],
  ["scan-scale", "Total", ["Rice 5 kg", "Cooking oil 1 L", "Tomatoes, 1.240 kg"]],
  ["split-payment", "To pay", ["Gift card", "M-Pesa", "Cash"]],
])("%s: “%s” is the sum of %j", (name, total, lines) => {
  const screen = readScreen(name);
  const sum = lines.reduce((soFar, line) => soFar + screen.amountAt(line), 0);
  expect(screen.amountAt(total)).toBeCloseTo(sum, 2);
});

test("the receipt's VAT is what the till computes: of its goods only sugar is taxed", () => {
  const screen = readScreen("receipt");
  const untaxed = ["2 × Maize flour 2 kg", "3 × Milk 500 ml", "1 × Eggs, tray"].map((line) => ({
    amount: shillings(screen.amountAt(line)),
    taxed: false,
  }));
  const sugar = { amount: shillings(screen.amountAt("1 × Sugar 1 kg")), taxed: true };
  const { total, vat } = totals({ lines: [...untaxed, sugar], points: 45, settles: "shilling" });
  expect(shillingsOf(total)).toBe(screen.amountAt("Total ksh"));
  expect(shillingsOf(vat)).toBe(screen.amountAt("Includes VAT 16%"));
  expect(screen.texts).toContainEqual(expect.stringMatching(/^KRA PIN [A-Z]\d{9}[A-Z]$/));
});

test("a till's takings are those of its cashiers", () => {
  const screen = readScreen("cash-up");
  expect(screen.amountUnder("Achieng") + screen.amountUnder("Brian")).toBe(screen.amountAt("Total"));
});

test("the weighbridge adds up its lots, and the harvest has counted the first two", () => {
  const slip = readScreen("weighbridge-slip");
  const lots = slip.all(/^([\d,]+) kg$/);
  expect(slip.numbers(/^(\d) lots, ([\d,]+) kg$/)).toEqual([lots.length, lots.reduce((a, b) => a + b)]);
  const [first = 0, second = 0] = lots;
  expect(readScreen("harvest").amountAt("Kitale, maize")).toBe((first + second) / 90);
});

test("shares are the percentages beside them", () => {
  const tab = readScreen("bar-tab");
  expect(tab.amountAt("Wanjiru")).toBe(tab.amountAt("Total") * 0.3);
  expect(tab.amountAt("Kiprop")).toBe(tab.amountAt("Total") * 0.2);
  const order = readScreen("case-order");
  expect(order.amountAt("Case discount, 10%")).toBe(-order.amountAt("18 bottles") / 10);
  const quote = readScreen("quote");
  const [share = 0, deposit] = quote.numbers(/^Take (\d+)% deposit, ksh ([\d,.]+)$/);
  expect(deposit).toBe((quote.amountAt("Total") * share) / 100);
  const drink = readScreen("cocktail-recipe");
  const [cost = 0, margin] = drink.numbers(/^Cost ([\d.]+), margin (\d+)%$/);
  const [price = 0] = drink.numbers(/^Price ([\d.]+)$/);
  expect(drink.amountAt("Vodka") + drink.amountAt("Lime") + drink.amountAt("Honey")).toBe(cost);
  expect(Math.round((1 - cost / price) * 100)).toBe(margin);
  const pay = readScreen("commissions");
  expect(pay.amountAt("Commission")).toBe(pay.amountAt("Sales") * 0.03);
});

test("quantities times prices", () => {
  const scale = readScreen("scan-scale");
  const [weight = 0] = scale.numbers(/^Tomatoes, ([\d.]+) kg$/);
  expect(scale.amountAt("Tomatoes, 1.240 kg")).toBeCloseTo(weight * 120, 2);
  const cellar = readScreen("wine-cellar");
  expect(cellar.amountAt("Case of 6")).toBeCloseTo(cellar.amountAt("Price") * 6 * 0.9, 2);
  const tasting = readScreen("tasting-event");
  const [taken = 0] = tasting.numbers(/^(\d+) of \d+$/);
  expect(tasting.amountAt("Taken so far")).toBe(taken * tasting.amountAt("a guest"));
  expect(readScreen("agreement-copy").amountAt("Rent")).toBe(2 * 3 * 2500);
  const paid = readScreen("split-payment");
  const [given = 0, change = 0] = paid.numbers(/^Given ([\d,.]+), change ([\d,.]+)$/);
  expect(given - change).toBe(paid.amountAt("Cash"));
});

test("a plan's payments and its deposit are the price", () => {
  const bed = readScreen("finance-plan");
  const [price = 0] = bed.numbers(/^([\d,]+\.\d\d)$/);
  const [months = 0, each = 0] = bed.numbers(/^(\d) × ([\d,.]+)$/);
  const [deposit = 0] = bed.numbers(/^Deposit ([\d,.]+) paid/);
  expect(deposit + months * each).toBe(price);
  expect(bed.amountAt("Still to pay")).toBe(each * bed.all(/^(10,000)$/).length);
  const shelf = readScreen("layaway");
  expect(shelf.amountAt("Left to pay") + shelf.amountAt("Paid, 4 × 4,400.00")).toBe(4400 * 6);
});

test.each<IllustrationName>(["stock-alerts", "stock-alerts-farm", "furniture-reorder", "part-stock"])(
  "%s: as many to reorder as are under their point",
  (name) => {
    const screen = readScreen(name);
    const left = screen.all(/^(\d+) left$/);
    const points = screen.all(/^reorder at (\d+)$/);
    expect(screen.numbers(/^(\d) to reorder$/)).toEqual([
      left.filter((count, row) => count <= (points[row] ?? 0)).length,
    ]);
  },
);

test("the barcode’s last digit checks the others", () => {
  const printed = readScreen("product-card").texts.find((text) => /^\d \d{6} \d{6}$/.test(text)) ?? "";
  const code = printed.replaceAll(" ", "");
  const sum = [...code].reduce((soFar, digit, place) => soFar + Number(digit) * (place % 2 ? 3 : 1), 0);
  expect(code).toHaveLength(13);
  expect(sum % 10).toBe(0);
});
