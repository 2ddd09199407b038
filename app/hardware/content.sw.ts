import { machineWords } from "~/catalogue/machines.sw";
import { inLanguages } from "~/language/words";
import { formatCents } from "~/money/format";
import { site } from "~/site";
import { swahiliNumber } from "~/words";
import { category, lineup, machineLinks } from "./content";

const count = swahiliNumber(machineWords.sw.length);

export const lineupWords = inLanguages(lineup, {
  meta: {
    title: "Vifaa vya POS",
    searchTitle: "Mashine za POS na bei zake Kenya | Velto",
    description:
      "Bei za POS terminal, printer ya risiti, mashine ya kadi na scanner ya barcode za VeltoPOS. Bei kwa ksh, pamoja na VAT. Agiza online.",
  },
  title: "Vifaa vya POS kwa kaunta yako",
  lede: `Mashine ${count} zinazofanya kazi na VeltoPOS, na zinazofanya kazi pamoja. VeltoPOS ina bei yake kando.`,
  action: { label: "Omba Demo" },
  toCounter: "Panga kaunta yako",
  machines: `Mashine ${count}, bei ziko wazi`,
  more: "Soma zaidi",
  about: (name) => `kuhusu ${name}`,
  buy: "Nunua",
  care: {
    title: "Msaada na matengenezo",
    lede: "Till ikikwama, wateja wanaondoka. Tunakusaidia uendelee kuuza.",
    action: { label: "Omba msaada" },
    quote: { label: "Omba quotation" },
    items: [
      {
        title: "Warranty ya ziada",
        text: "Inaendelea baada ya warranty ya mtengenezaji. Uliza inashughulikia nini kwa mashine yako.",
      },
      { title: "Msaada wa kiufundi 24/7", text: `Mashine imekwama? Piga ${site.phones[0]} saa yoyote.` },
      { title: "Fundi anakuja kwako", text: "Fundi anakuja kwenye kaunta yako." },
      {
        title: "Spare parts",
        text: "Spare parts za mashine ulizonunua kwetu. Tuambie mashine na part unayotaka.",
      },
    ],
  },
  questions: "Maswali kuhusu mashine",
  closing: {
    title: "Unahitaji vifaa vya duka zima?",
    text: "Tutumie orodha. Tutakupa bei ya mashine, software na kuwekewa pamoja.",
    action: { label: "Omba quotation" },
  },
});

export const categoryWords = inLanguages(category, {
  hardware: "Vifaa vya POS",
  title: (name) => `${name} ya VeltoPOS`,
  searchTitle: ({ name, price }) => `Bei ya ${name} Kenya: ${formatCents(price)} | ${site.name}`,
  ordering: "Agiza online. VeltoPOS ina bei yake kando.",
  specs: "Sifa za kiufundi",
  specsOf: (name) => `Sifa za kiufundi za ${name}`,
  features: "Mambo makuu",
  sales: "Ongea na sales",
  quantity: "Idadi",
  order: "Nunua sasa",
  vat: (net, vat) => `Pamoja na VAT ${site.vat.percent}%: ${net} + ${vat}`,
  barNote: "pamoja na VAT, delivery tunakubaliana kwanza",
  quotation: "Pata hii kama quotation",
  terms: "Masharti",
  promises: [
    {
      title: "Delivery tunakubaliana kwanza.",
      text: "Siku na gharama ya delivery hutegemea mji wako. Tunakubaliana nawe kabla ya kutuma; courier unamlipa wewe.",
    },
    {
      title: "Unaweza kurudisha ndani ya siku 14,",
      text: "kama haijatumika, iko kamili na iko kwenye boksi.",
    },
    {
      title: "Warranty ya mtengenezaji.",
      text: "Uthibitisho wetu unasema ni ya muda gani na inashughulikia nini.",
    },
    {
      title: "Hulipi chochote sasa.",
      text: "Tunathibitisha oda yako kwanza. Unaweza kughairi kabla haijatumwa.",
    },
  ],
  questions: "Maswali kabla ya kununua",
  goesWith: {
    title: "Kamilisha kaunta yako",
    text: `Mashine ${count}, kaunta moja.`,
    counter: "Panga kaunta yako",
  },
});

export const machineLinkWords = inLanguages(machineLinks, [
  { label: "Kaunta nzima ni bei gani" },
  { label: "Delivery, warranty na kurudisha" },
  { label: "M-Pesa kwenye kaunta" },
]);
