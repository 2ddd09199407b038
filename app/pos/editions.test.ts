import { expect, test } from "vitest";
import { illustrations } from "~/illustrations/illustrations";
import type { EditionPage } from "./edition-content";
import { editionPages } from "./edition-pages.server";
import type { EditionSlug } from "./editions";
import { barsWinesSpiritsPage as barsWinesSpirits } from "./editions/bars-wines-spirits";
import { furniturePage as furniture } from "./editions/furniture";
import { rentalPage as rental } from "./editions/rental";
import { restaurantsPage as restaurants } from "./editions/restaurants";
import { retailPage as retail } from "./editions/retail";

const each = test.each(editionPages.map((edition) => [edition.slug, edition] as const));

/** Those of the specification; an edition of our own has its own. */
const tabs: Partial<Record<EditionSlug, string[]>> = {
  retail: ["Overview", "Payments", "Checkout", "Store management", "Customer loyalty", "Products"],
  restaurants: ["Overview", "Payments", "Table management", "Kitchen", "Menu", "Customer loyalty"],
  "bars-wines-spirits": ["Overview", "Inventory", "Bar operations", "Payments", "Retail", "Loyalty"],
  rental: ["Overview", "Reservations", "Inventory", "Payments", "Reports", "Loyalty"],
  furniture: ["Overview", "Catalog", "Inventory", "Delivery", "Payments", "Loyalty"],
};

/** What the specification lets each edition claim, as words that its page must hold. */
const claims: Partial<Record<EditionSlug, RegExp[]>> = {
  retail: [
    /automatic sync/i,
    /multi-branch/i,
    /loyalty/i,
    /gift card/i,
    /ewallet/i,
    /price lists?/i,
    /split payments/i,
    /barcode scanner/i,
    /scale/i,
    /spare parts/i,
  ],
  restaurants: [/table management/i, /kitchen display/i, /split/i, /price lists?/i],
  "bars-wines-spirits": [
    /cocktail recipes/i,
    /open tabs/i,
    /split bills by amount or percentage/i,
    /happy hour: time-based pricing/i,
    /tab transfer between bartenders/i,
    /card preauthorization/i,
    /low-stock alerts/i,
    /wine and spirit categor/i,
    /wine clubs/i,
    /vip tastings/i,
    /tasting events/i,
    /wine cellar inventory/i,
    /label printing/i,
    /special orders with deposits/i,
    /bulk and case discounts/i,
  ],
  rental: [
    /visual calendar with drag and drop/i,
    /reservation calendar/i,
    /offline reservations that sync on reconnect/i,
    /equipment tracking/i,
    /maintenance scheduling/i,
    /hourly, daily, weekly and monthly rates/i,
    /damage deposits.*refunds/i,
    /late fees/i,
    /rental agreements with digital signature/i,
    /reports/i,
    /forecasting/i,
  ],
  furniture: [
    /showroom catalogue with images and variants/i,
    /warehouse and stock transfers/i,
    /reorder points/i,
    /delivery scheduling/i,
    /notifications/i,
    /signatures/i,
    /custom orders/i,
    /financing/i,
    /deposits/i,
    /layaway/i,
    /gift registry/i,
    /commissions/i,
  ],
};

/** Claims of VeltoPOS as such. */
const everyEdition = [
  /offline/i,
  /branch/i,
  /m-pesa/i,
  /cash/i,
  /credit card/i,
  /bank transfer/i,
  /gift card/i,
  /ewallet/i,
  /price lists?/i,
  /badge or pin/i,
  /print, email or qr code/i,
  /works alone or with VeltoERP/i,
];

each("%s has the tabs of the specification, overview first", (slug, edition) => {
  if (tabs[slug]) expect(edition.tabs.map(({ name }) => name)).toEqual(tabs[slug]);
  expect(edition.tabs[0].id).toBe("overview");
});

each("every tab of %s has a title, a lead, four to six points and a screen of its own", (_, { tabs }) => {
  for (const { title, lead, points } of tabs) {
    expect(title && lead).toBeTruthy();
    expect(points.length, title).toBeGreaterThanOrEqual(4);
    expect(points.length, title).toBeLessThanOrEqual(6);
    expect(new Set(points).size).toBe(points.length);
  }
  const screens = tabs.flatMap(({ screen }) => screen ?? []);
  for (const screen of screens) expect(illustrations).toHaveProperty(screen);
  expect(new Set(screens).size).toBe(screens.length);
});

each("%s has six highlights, at most one card on night, and loyalty tiles", (_, edition) => {
  expect(new Set(edition.highlights.map(({ title }) => title)).size).toBe(6);
  const onNight = edition.cards?.items.filter(({ tint }) => tint === "night") ?? [];
  expect(onNight.length).toBeLessThanOrEqual(1);
  if (edition.loyalty) expect(edition.loyalty.tiles.length).toBeGreaterThanOrEqual(5);
});

test("each page has the extras of the specification", () => {
  expect(titles(retail)).toEqual(["Hardware for the counter"]);
  expect(retail.extras[0].machines.map(({ title }) => title)).toEqual([
    "Industrial touch screens",
    "Cash registers",
    "Payment terminals",
  ]);
  expect(retail.loyalty.tiles).toEqual(["Coupons", "Loyalty cards", "Promotion", "eWallet", "Gift Cards"]);
  expect(cards(restaurants)).toEqual([
    "Table management",
    "Order tracking",
    "Menu customization",
    "Kitchen display",
  ]);
  expect(titles(restaurants)).toEqual(["Floor plan", "Order preparation"]);
  expect(cards(barsWinesSpirits)).toEqual([
    "Drink recipe management",
    "Bar tab management",
    "Inventory tracking",
    "Tasting events",
  ]);
  expect(titles(barsWinesSpirits)).toEqual(["Cellar inventory", "Tab management"]);
  expect(titles(rental)).toEqual(["Reservation calendar", "Deposits and late fees"]);
  expect(titles(furniture)).toEqual(["Showroom catalogue", "Deposits and layaway"]);
});

each("%s makes every claim of its trade, and those of every edition", (slug, edition) => {
  const words = text(edition);
  const missing = [...(claims[slug] ?? []), ...everyEdition].filter((claim) => !claim.test(words));
  expect(missing).toEqual([]);
});

each("%s shows no screen twice below its hero", (_, edition) => {
  const screens = [
    ...edition.tabs.flatMap(({ screen }) => screen ?? []),
    ...(edition.cards?.items.flatMap(({ screens }) => screens) ?? []),
    ...edition.extras.flatMap((extra) => ("screen" in extra ? extra.screen : [])),
    ...(edition.loyalty ? [edition.loyalty.art] : []),
  ];
  expect(screens.filter((screen, i) => screens.indexOf(screen) !== i)).toEqual([]);
});

each("%s has each of its sections once, a moment before all features", (_, edition) => {
  const { order, extras } = edition;
  const optional = (["moment", "cards", "loyalty"] as const).filter((name) => edition[name]);
  const sections = ["highlights", "tabs", ...optional, ...extras.map(({ kind }) => kind)];
  expect([...order].sort()).toEqual(sections.sort());
  expect(order.indexOf("moment")).toBeLessThan(order.indexOf("tabs"));
});

test("no two pages share an order of sections, a moment or a loyalty picture", () => {
  const own = [
    editionPages.map(({ order }) => order.filter((name) => !isExtra(name)).join()),
    editionPages.flatMap(({ moment }) => moment?.name ?? []),
    editionPages.flatMap(({ loyalty }) => loyalty?.art ?? []),
  ];
  for (const list of own) expect(new Set(list).size).toBe(list.length);
});

each("%s describes itself in 70 to 155 characters", (_, { description }) => {
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(155);
});

test("no copy shouts, trails off or uses a dash for drama", () => {
  const words = editionPages.map(text).join("\n");
  expect(words).not.toMatch(/!|…|—|–|lorem|seamless|leverage|solution/i);
});

function isExtra(name: string): boolean {
  return ["caption", "night", "panel", "hardware"].includes(name);
}

function titles(edition: Pick<EditionPage, "extras">) {
  return edition.extras.map(({ title }) => title);
}

function cards(edition: Pick<EditionPage, "cards">) {
  return edition.cards?.items.map(({ title }) => title);
}

function text(edition: EditionPage): string {
  return JSON.stringify({ ...edition, has: [] });
}
