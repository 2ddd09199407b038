import { inWords } from "~/words";
import { editions } from "./editions";

const count = inWords(editions.length);

export const comparison = {
  title: "Compare the editions",
  all: (count: number) => `All ${count} features, side by side`,
  lede: `All ${count} sell, take every payment and work without the network. What differs is the trade.`,
  caption: `Features of the ${count} editions of VeltoPOS`,
  feature: "Feature",
  every: "In every edition",
  has: "Yes",
  lacks: "Not in this edition",
  groups: { counter: "At the counter", stock: "Stock", bookings: "Bookings, orders and money" },
};

export const inEveryEdition = [
  "Sells without the network",
  "Several branches",
  "Cash, M-Pesa and card, split over one bill",
  "Bank transfer, gift cards, eWallet",
  "Points and loyalty",
  "Price lists",
  "Barcode scanners",
  "Scales",
  "Badge or PIN for each person",
  "Invoices by print, email or QR code",
  "Works alone or with VeltoERP",
] as const;

/** What differs. An edition names what it `has`, as its own page says it. */
export const comparedFeatures = [
  {
    group: "counter",
    rows: [
      "Label printing",
      "Tables and floor plan",
      "Kitchen display",
      "Open tabs",
      "Happy hour prices",
      "Card preauthorization",
    ],
  },
  {
    group: "stock",
    rows: [
      "Low-stock alerts or reorder points",
      "Cocktail recipes",
      "Wine cellar",
      "Stock transfers",
      "Variants with images",
      "Equipment and maintenance",
    ],
  },
  {
    group: "bookings",
    rows: [
      "Deposits",
      "Reservation calendar",
      "Hourly, daily, weekly and monthly rates",
      "Late fees",
      "Signatures",
      "Custom orders",
      "Delivery scheduling",
      "Layaway and financing",
      "Sales commissions",
    ],
  },
] as const;

export type ComparedFeature = (typeof comparedFeatures)[number]["rows"][number];
