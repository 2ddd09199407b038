import type { About } from "./about";
import { card } from "./card";

export const aboutPesapal = {
  name: "pesapal",
  label: "Pesapal",
  currency: "KES",
  method: card,
  checkSeconds: [120, 600, 1_800, 7_200, 21_600, 86_400, 172_800],
  windowSeconds: 86_400,
  disputes: {
    where: "Pesapal",
    answer: "Answer as Pesapal asks.",
    reversal: "Compare it with Pesapal's dashboard.",
  },
} as const satisfies About;
