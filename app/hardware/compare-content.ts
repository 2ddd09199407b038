import { machines } from "~/catalogue/machines";
import { inWords } from "~/words";

export const compareTexts = {
  title: "Compare the machines",
  lede: `Specifications and prices of all ${inWords(machines.length)}, side by side.`,
  price: "Price, VAT included",
  use: "What it is for",
  figures: "Key figures",
  none: "None",
};
