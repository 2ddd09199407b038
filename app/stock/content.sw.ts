import { inLanguages } from "~/language/words";
import { stockStates } from "./content";

export const stockStateWords = inLanguages(stockStates, {
  inStock: "Ipo kwenye stoki",
  onOrder: "Inaagizwa",
  onOrderIn: (days) => `Inaagizwa, kama siku ${days}`,
  none: "Haipo kwenye stoki kwa sasa",
});
