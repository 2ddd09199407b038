import { machines } from "~/catalogue/machines";
import { inLanguages } from "~/language/words";
import { swahiliNumber } from "~/words";
import { compareTexts } from "./compare-content";

export const compareWords = inLanguages(compareTexts, {
  title: "Linganisha mashine",
  lede: `Sifa za mashine zote ${swahiliNumber(machines.length)}, upande kwa upande.`,
  price: "Bei, pamoja na VAT",
  use: "Ya kazi gani",
  figures: "Sifa kuu",
  none: "Haijaorodheshwa",
});
