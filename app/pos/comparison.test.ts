import { expect, test } from "vitest";
import { compareEditions } from "./compare-rows.server";
import { editionPages } from "./edition-pages.server";
import { overview } from "./overview-content";

/** The words by which an edition's own page claims what the table ticks. */
const words: Record<string, RegExp> = {
  "Sells without the network": /offline/i,
  "Several branches": /branch/i,
  "Cash, M-Pesa and card, split over one bill": /m-pesa/i,
  "Bank transfer, gift cards, eWallet": /bank transfer.*ewallet|ewallet.*bank transfer/i,
  "Points and loyalty": /points/i,
  "Price lists": /price list/i,
  "Badge or PIN for each person": /badge or pin/i,
  "Invoices by print, email or QR code": /print, email or qr code/i,
  "Works alone or with VeltoERP": /works alone or with VeltoERP/i,
  "Barcode scanners": /barcode scanner/i,
  Scales: /\bscales?\b/i,
  "Label printing": /label/i,
  "Tables and floor plan": /table management|floor plan/i,
  "Kitchen display": /kitchen display/i,
  "Open tabs": /open tabs/i,
  "Happy hour prices": /happy hour/i,
  "Card preauthorization": /preauthorization/i,
  "Low-stock alerts or reorder points": /low[- ]stock|reorder/i,
  "Cocktail recipes": /cocktail recipes/i,
  "Wine cellar": /cellar/i,
  "Stock transfers": /stock transfers|moved between branches/i,
  "Variants with images": /images and variants/i,
  "Equipment and maintenance": /equipment tracking.*maintenance|maintenance.*equipment tracking/i,
  Deposits: /deposit/i,
  "Reservation calendar": /reservation calendar/i,
  "Hourly, daily, weekly and monthly rates": /hourly, daily, weekly and monthly rates/i,
  "Late fees": /late fees/i,
  Signatures: /signature/i,
  "Custom orders": /custom orders/i,
  "Delivery scheduling": /delivery scheduling/i,
  "Layaway and financing": /layaway.*financ|financ.*layaway/i,
  "Sales commissions": /commission/i,
};

const rows = compareEditions("en").flatMap((group) => group.rows);

test("every row is checked", () => {
  expect(Object.keys(words).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test.each(rows.map((row) => [row.name, row.in] as const))(
  "%s is ticked where the page says so",
  (name, slugs) => {
    const says = (page: object) => words[name]?.test(JSON.stringify(page));
    const claiming = editionPages.filter((page) => says({ ...page, has: [] }) || says(overview.features));
    expect([...slugs].sort()).toEqual(claiming.map(({ slug }) => slug).sort());
  },
);
