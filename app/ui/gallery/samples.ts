import type { Edition } from "../edition-list";
import type { Feature } from "../feature-grid";
import type { ScreenCardContent } from "../screen-cards";
import type { Spec } from "../spec-table";

export const features: Feature[] = [
  { icon: "store", title: "Retail management", text: "Prices, stock and branches from one screen." },
  { icon: "wallet", title: "Payment processing", text: "Cash, M-Pesa and card on one bill." },
  { icon: "chart-column", title: "Sales analytics", text: "The busy hour and the slow shelf, side by side." },
  { icon: "users", title: "Employee management", text: "Each cashier signs in, so each sale has a name." },
];

export const specs: Spec[] = [
  { name: "Screen", value: "15.6 inch touchscreen" },
  { name: "Resolution", value: "1920x1080" },
  { name: "Memory", value: "8GB RAM" },
];

export const payments = [
  { value: "credit_card", label: "Credit Card" },
  { value: "mpesa", label: "M-Pesa" },
  { value: "paypal", label: "PayPal" },
];

export const colours = [
  "paper",
  "surface",
  "sand",
  "sand-2",
  "line",
  "line-strong",
  "ink",
  "ink-2",
  "ink-3",
  "acacia",
  "acacia-tint",
  "leaf",
  "marigold",
  "marigold-tint",
  "amber-text",
  "brick",
  "brick-tint",
  "lake",
  "lake-tint",
  "night",
  "night-2",
];

const cardText = "Text at the top, screen anchored at the bottom, no border and no shadow.";

export const cards: ScreenCardContent[] = [
  { tint: "sand", title: "Bleed", text: cardText, fit: "bleed", screens: ["erp-dashboard"] },
  { tint: "acacia", title: "Fit", text: cardText, fit: "fit", screens: ["payroll"] },
  { tint: "night", title: "Duo", text: cardText, fit: "duo", screens: ["receipt", "mpesa-prompt"] },
  { tint: "marigold", title: "Pair", text: cardText, fit: "pair", screens: ["analytics", "branches"] },
];

export const editions: Edition[] = [
  {
    name: "Shops",
    line: "Barcodes, scales and loyalty.",
    to: "/products/veltopos/retail",
    screen: "pos-sale",
  },
  {
    name: "Restaurants",
    line: "Tables, kitchen display and split bills.",
    to: "/products/veltopos/restaurants",
    screen: "floor-plan",
  },
];
