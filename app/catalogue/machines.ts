import type { IconName } from "~/ui/icon-names";
import { type Cents, shillings } from "../money/cents";

export type MachineFacts = {
  id: string;
  /** The machine, as an order names it. */
  name: string;
  /** The family, as the navigation names it. */
  family: string;
  path: `/products/hardware/${string}`;
  /** One line for menus and lists. */
  line: string;
  icon: IconName;
  /** VAT included. */
  price: Cents;
  badge: "Best Seller" | "Top Rated" | "Essential";
};

/**
 * The machines we sell, in the order of every list. Routes, navigation, prices, orders, search and share images read
 * this; a new machine is an entry here, its copy in `catalogue.ts` and its pictures in `public/media/hardware`.
 */
export const machines = [
  {
    id: "pos-terminal",
    name: "POS Terminal",
    family: "POS terminals",
    path: "/products/hardware/pos-terminals",
    line: "A full-size touchscreen till for the counter.",
    icon: "monitor",
    price: shillings(20_000),
    badge: "Best Seller",
  },
  {
    id: "receipt-printer",
    name: "Receipt Printer",
    family: "Receipt printers",
    path: "/products/hardware/receipt-printers",
    line: "Fast 80 mm receipts and kitchen tickets.",
    icon: "printer",
    price: shillings(50_000),
    badge: "Essential",
  },
  {
    id: "payment-terminal",
    name: "Payment Terminal",
    family: "Payment terminals",
    path: "/products/hardware/payment-terminals",
    line: "Card and M-Pesa, at the table or the counter.",
    icon: "smartphone-nfc",
    price: shillings(30_000),
    badge: "Essential",
  },
  {
    id: "barcode-scanner",
    name: "Barcode Scanner",
    family: "Barcode scanners",
    path: "/products/hardware/barcode-scanners",
    line: "Wireless, quick and ready all day.",
    icon: "scan-barcode",
    price: shillings(25_999),
    badge: "Top Rated",
  },
] as const satisfies readonly MachineFacts[];

export type HardwareType = (typeof machines)[number]["id"];
export type CategoryPath = (typeof machines)[number]["path"];
