import { type EditionSlug, editions } from "./editions";

export type CompareRow = { name: string; in: readonly EditionSlug[] };
export type CompareGroup = { title: string; rows: readonly CompareRow[] };

const every = editions.map(({ slug }) => slug);

/** What each edition has, as its own page says it. */
export const comparison = {
  title: "Compare the editions",
  lede: "All five sell, take every payment and work without the network. What differs is the trade.",
  caption: "Features of the five editions of VeltoPOS",
  feature: "Feature",
  groups: [
    {
      title: "In every edition",
      rows: [
        { name: "Sells without the network", in: every },
        { name: "Several branches", in: every },
        { name: "Cash, M-Pesa and card, split over one bill", in: every },
        { name: "Bank transfer, gift cards, eWallet", in: every },
        { name: "Points and loyalty", in: every },
        { name: "Pricelists", in: every },
        { name: "Badge or PIN for each person", in: every },
        { name: "Invoices by print, email or QR code", in: every },
        { name: "Works alone or with VeltoERP", in: every },
      ],
    },
    {
      title: "At the counter",
      rows: [
        { name: "Barcodes", in: ["retail", "bars-wines-spirits", "rental", "furniture"] },
        { name: "Scales", in: ["retail"] },
        { name: "Label printing", in: ["retail", "bars-wines-spirits", "furniture"] },
        { name: "Tables and floor plan", in: ["restaurants"] },
        { name: "Kitchen display", in: ["restaurants"] },
        { name: "Open tabs", in: ["bars-wines-spirits"] },
        { name: "Happy hour prices", in: ["bars-wines-spirits"] },
        { name: "Card preauthorization", in: ["bars-wines-spirits"] },
      ],
    },
    {
      title: "Stock",
      rows: [
        { name: "Low-stock alerts or reorder points", in: ["retail", "bars-wines-spirits", "furniture"] },
        { name: "Cocktail recipes", in: ["bars-wines-spirits"] },
        { name: "Wine cellar", in: ["bars-wines-spirits"] },
        { name: "Stock transfers", in: ["furniture"] },
        { name: "Variants with images", in: ["furniture"] },
        { name: "Equipment and maintenance", in: ["rental"] },
      ],
    },
    {
      title: "Bookings, orders and money",
      rows: [
        { name: "Deposits", in: ["bars-wines-spirits", "rental", "furniture"] },
        { name: "Reservation calendar", in: ["rental"] },
        { name: "Hourly, daily, weekly and monthly rates", in: ["rental"] },
        { name: "Late fees", in: ["rental"] },
        { name: "Signatures", in: ["rental", "furniture"] },
        { name: "Custom orders", in: ["furniture"] },
        { name: "Delivery scheduling", in: ["furniture"] },
        { name: "Layaway and financing", in: ["furniture"] },
        { name: "Sales commissions", in: ["furniture"] },
      ],
    },
  ] as readonly CompareGroup[],
};
