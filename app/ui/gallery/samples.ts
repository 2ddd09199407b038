import type { Feature } from "../feature-grid";
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
