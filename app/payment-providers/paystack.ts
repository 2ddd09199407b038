import type { About } from "./about";
import { card } from "./card";

export const aboutPaystack = {
  name: "paystack",
  label: "Paystack",
  currency: "KES",
  method: card,
  checkSeconds: [120, 600, 1_800, 7_200, 21_600, 86_400, 172_800],
  windowSeconds: 86_400,
  disputes: {
    where: "Paystack, Disputes",
    answer: "Answer in Paystack's dashboard.",
    reversal: "Compare it with Paystack's dashboard.",
  },
  statement: "Transactions, exported from Paystack's dashboard",
  isReceiptRef: true,
} as const satisfies About;
