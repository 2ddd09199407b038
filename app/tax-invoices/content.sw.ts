import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { taxEmail, taxPaper } from "./content";

export const taxPaperWords = inLanguages(taxPaper, {
  titles: { invoice: "TAX INVOICE", credit_note: "CREDIT NOTE" },
  records: { invoice: "Rekodi ya tax invoice", credit_note: "Rekodi ya credit note" },
  ours: (number) => `Nambari yetu ${number}`,
  noNumber: "Nambari iko kwenye PDF",
  seller: "Muuzaji",
  buyer: "Mnunuzi",
  pin: (pin) => `KRA PIN ${pin}`,
  noPin: "Hakuna KRA PIN",
  item: "Bidhaa",
  quantity: "Idadi",
  unitPrice: "Bei ya moja (na VAT)",
  net: "Bila VAT",
  vat: `VAT ${site.vat.percent}%`,
  amount: "Kiasi",
  total: "Jumla",
  items: "Idadi ya bidhaa",
  paid: "Imelipwa kwa",
  unpaid: "Haijalipwa bado",
  taxes: { letter: "Ushuru", rate: "Rate", taxable: "Kabla ya VAT", vat: "VAT" },
  letters: { A: "A, haitozwi", B: "B", C: "C, sifuri", D: "D, si VAT", E: "E" },
  unit: {
    title: "SCU INFORMATION",
    on: (day) => `Tarehe: ${day}.`,
    controlUnit: (unit) => `CU ID: ${unit}.`,
    number: (number) => `CU INVOICE NO.: ${number}.`,
    internalData: (data) => `Internal data: ${data}.`,
    signature: (signature) => `Receipt signature: ${signature}.`,
  },
  ours2: {
    title: "TIS INFORMATION",
    text: (number, day) => `Nambari ${number}, imetayarishwa ${day}.`,
  },
  original: {
    title: "Inarekebisha",
    number: (number) => `ORIGINAL CU INVOICE NO.# ${number}.`,
    inPdf: "Nambari ya invoice iko kwenye PDF yake.",
    law: "CREDIT NOTE IS APPROVED ONLY FOR ORIGINAL SALES RECEIPT.",
  },
  check: {
    title: "Iangalie kwa KRA",
    text: "Scan code hii: ukurasa wa KRA unaonyesha nambari hii, jumla na ushuru wake.",
  },
  what: {
    title: "Karatasi hii ni nini",
    whole: "Imetolewa kupitia eTIMS ya KRA kwa control unit iliyo hapo juu.",
    record: {
      invoice:
        "Tax invoice ilitolewa kwenye eTIMS ya KRA kwa nambari iliyo hapo juu. Karatasi hii inarudia inachosema; si tax invoice yenyewe.",
      credit_note:
        "Credit note ilitolewa kwenye eTIMS ya KRA kwa nambari iliyo hapo juu. Karatasi hii inarudia inachosema; si credit note yenyewe.",
    },
    file: {
      invoice:
        "Tax invoice yenyewe ni PDF ya eTIMS ya KRA iliyo kwenye ukurasa wa oda yako. Karatasi hii inarudia inachosema.",
      credit_note:
        "Credit note yenyewe ni PDF ya eTIMS ya KRA iliyo kwenye ukurasa wa oda yako. Karatasi hii inarudia inachosema.",
    },
  },
  page: {
    description: "Tax invoice ya oda yako ya Velto.",
    download: "Pakua kama PDF",
    downloadFile: { invoice: "Pakua tax invoice (PDF)", credit_note: "Pakua credit note (PDF)" },
    print: "Chapa",
    back: "Rudi kwenye oda yako",
  },
});

export const taxEmailWords = inLanguages(taxEmail, {
  subjects: {
    invoice: (reference) => `Tax invoice ya oda yako ${reference}`,
    credit_note: (reference) => `Credit note ya oda yako ${reference}`,
  },
  again: {
    invoice: (reference) => `Tax invoice ya oda yako ${reference}, imerekebishwa`,
    credit_note: (reference) => `Credit note ya oda yako ${reference}, imerekebishwa`,
  },
  issued: "Imetolewa kupitia eTIMS ya KRA.",
  retyped: "Nambari au PDF tuliyotuma awali haikuwa sahihi. Hii ndiyo sahihi.",
  withFile: "PDF iko kwenye ukurasa wa oda yako; ihifadhi kwa hesabu zako.",
  withRecord: "Inachosema kimeambatishwa, na kiko kwenye ukurasa wa oda yako.",
  facts: {
    order: "Oda",
    number: "Nambari",
    day: "Tarehe",
    total: "Jumla",
    vat: "VAT iliyomo",
    pin: "Imeandikwa kwa PIN",
  },
  noPin: "Hakuna",
  inPdf: "Iko kwenye PDF",
  corrects: "Inarekebisha",
  open: "Ifungue",
  wrong: (phone) => `Jina au KRA PIN si sahihi? Jibu email hii au piga ${phone}.`,
});
