import { inLanguages } from "~/language/words";
import { editions } from "./editions";

/** What menus, lists and the counter know of the editions, in both languages. */
export const editionWords = inLanguages(editions, [
  { name: "Maduka", line: "Barcode, mizani, loyalty na kila tawi.", trade: "Duka" },
  { name: "Mikahawa", line: "Meza, skrini ya jikoni na kugawa bili.", trade: "Mkahawa" },
  { name: "Baa, wines and spirits", line: "Tab za wateja, happy hour na stoki ya cellar.", trade: "Baa" },
  { name: "Kukodisha", line: "Kalenda ya booking, deposit na ada ya kuchelewa.", trade: "Kukodisha" },
  { name: "Fanicha", line: "Katalogi ya showroom, deposit na delivery.", trade: "Fanicha" },
]);
