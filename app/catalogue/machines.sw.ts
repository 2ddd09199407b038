import { inLanguages } from "~/language/words";
import { published } from "~/published/published";
import { machines, machinesInCode } from "./machines";

/** What menus, lists, orders and the counter know of the machines, in both languages. */
export const machineWordsInCode = inLanguages(machinesInCode, [
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

/** As published by staff, or as above. */
export const machineWords = withPublished(machineWordsInCode);

function withPublished(inCode: typeof machineWordsInCode): typeof machineWordsInCode {
  const sales = published("machines");
  if (!sales) return inCode;
  const swahili = inCode.sw.map((machine, place) => {
    const { line, badge } = sales[machine.id] ?? {};
    const price = machines[place]?.price ?? machine.price;
    return { ...machine, price, line: line?.sw ?? machine.line, badge: badge?.sw ?? machine.badge };
  });
  return { en: machines, sw: swahili as unknown as typeof inCode.sw };
}
