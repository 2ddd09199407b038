import { catalogue, type Hardware } from "~/catalogue/catalogue";
import { formatCents } from "~/money/format";
import type { FaqEntry } from "./entry";

export const hardwareEntries: FaqEntry[] = [
  {
    id: "hardware-prices",
    question: "What does the hardware cost?",
    answer: `${priceList()}. Each price is for one machine, VAT included.`,
    swahili: `${priceList()}. Kila bei ni ya mashine moja, pamoja na VAT.`,
    source: "/products/hardware",
    also: "price list of machines, equipment, devices, tills, how much for everything, cheapest machine",
  },
  ...catalogue.flatMap((machine) => [priceOf(machine), specsOf(machine)]),
  {
    id: "other-goods",
    question: "Do you sell anything else, such as scales, tablets or phones?",
    answer:
      "This site sells four machines: POS terminals, receipt printers, payment terminals and barcode scanners. Nothing else is listed: no scales, cash drawers, paper rolls, tablets, computers, phones, cameras or power backup, and no used machines. If you need one of these, ask us.",
    swahili:
      "Tovuti hii inauza mashine nne: POS terminal, receipt printer, payment terminal na barcode scanner. Hakuna kingine kilichoorodheshwa: si mizani, cash drawer, karatasi za risiti, tablet, kompyuta, simu, kamera wala power backup, na hakuna mashine zilizotumika. Ukihitaji, tuulize.",
    source: "/products/hardware",
    also: "sell weighing scale, sell phone, cash drawer, ipad, laptop, desktop, isp, ups, generator, thermal paper, cctv camera, second hand, refurbished, trade in, accessories",
  },
  {
    id: "warranty",
    question: "What if a machine breaks down?",
    answer:
      "Each machine carries its manufacturer's warranty. Beyond it we offer extended warranty, on-site service and replacement parts such as print heads, batteries and cables. Technical support is 24/7.",
    swahili:
      "Kila mashine ina warranty ya mtengenezaji. Zaidi ya hiyo tuna extended warranty, fundi wa kuja kwako na spare parts kama print head, betri na nyaya. Msaada wa kiufundi unapatikana 24/7.",
    source: "/products/hardware",
    also: "repair, guarantee, fix, maintenance, spare parts, technician, broken, spoilt",
  },
  {
    id: "warranty-period",
    question: "How long is the warranty?",
    answer:
      "Each machine carries its manufacturer's warranty. Our written confirmation of the order states how long it lasts and what it covers. You can also buy an extended warranty.",
    swahili:
      "Kila mashine ina warranty ya mtengenezaji. Tukithibitisha oda yako kwa maandishi, tunakuambia ni ya muda gani na inahusu nini. Unaweza pia kununua extended warranty.",
    source: "/terms",
    also: "warranty period of the terminal, printer or scanner, how many years or months, length of the guarantee",
  },
];

function priceOf(machine: Hardware): FaqEntry {
  const name = inSentence(machine.name);
  const price = formatCents(machine.price);
  return {
    id: `${machine.id}-price`,
    question: `How much is a ${name}?`,
    answer: `One ${name} costs ${price}, VAT included. The order form shows the total before you send it.`,
    swahili: `${capital(name)} moja ni ${price}, pamoja na VAT. Fomu ya oda inaonyesha jumla kabla hujatuma.`,
    source: machine.path,
    also: `${machine.family} price, cost`,
  };
}

function specsOf(machine: Hardware): FaqEntry {
  return {
    id: `${machine.id}-specs`,
    question: `What are the specifications of the ${inSentence(machine.name)}?`,
    answer: `${capital(inSentence(machine.name))}. ${ownSpecs(machine)
      .map(({ name, value }) => `${name}: ${value}`)
      .join(". ")}.`,
    source: machine.path,
    also: "specs, size, width, range",
  };
}

/** Which other machines it works with says nothing about this one. */
function ownSpecs({ specs }: Hardware) {
  return specs.filter(({ name }) => name !== "Works with" && name !== "Software");
}

function priceList(): string {
  return capital(catalogue.map(({ name, price }) => `${inSentence(name)} ${formatCents(price)}`).join(", "));
}

/** `POS Terminal` is a POS terminal. */
function inSentence(name: string): string {
  return name.replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase());
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
