import { inLanguages } from "~/language/words";
import { machines } from "./machines";

/** What menus, lists, orders and the counter know of the machines, in both languages. */
export const machineWords = inLanguages(machines, [
  {
    name: "POS Terminal",
    family: "POS terminal",
    line: "Till kubwa ya skrini ya kugusa, ya kuweka kwenye kaunta.",
    badge: "Inauzwa sana",
    counter: { line: "Skrini ambayo keshia anaiangalia siku nzima" },
  },
  {
    name: "Receipt Printer",
    family: "Printer za risiti",
    line: "Risiti za 80 mm na oda za jikoni, haraka.",
    badge: "Ya lazima",
    counter: { line: "Karatasi ya 80 mm, hata ya 58 mm" },
  },
  {
    name: "Payment Terminal",
    family: "Mashine za kadi",
    line: "Kadi na M-Pesa, kwenye meza au kwenye kaunta.",
    badge: "Ya lazima",
    counter: { line: "Kadi kwenye kaunta au kwenye meza" },
  },
  {
    name: "Barcode Scanner",
    family: "Scanner za barcode",
    line: "Haina waya, ina kasi, na iko tayari siku nzima.",
    badge: "Inapendwa",
    counter: { line: "Inasoma kutoka umbali wa hadi 45 cm" },
  },
]);
