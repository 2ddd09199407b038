import { machines } from "~/catalogue/machines";
import { inWords } from "~/words";

export const compareTexts = {
  title: "Compare the machines",
  lede: `The figures of all ${inWords(machines.length)} machines, next to each other.`,
  price: "Price, VAT included",
  use: "What it is for",
  figures: "Key figures",
  none: "Not listed",
};
