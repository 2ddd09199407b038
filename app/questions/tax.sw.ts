import { inLanguages } from "~/language/words";
import { tax } from "./tax";

export const taxWords = inLanguages(tax, {
  title: "KRA na eTIMS: tunachosema leo",
  there: "Inachofanya sasa",
  ask: "Tuulize kabla ya kununua",
  link: { label: "Tuulize kuhusu eTIMS" },
  veltopos: {
    there: ["Risiti na invoice zinaonyesha VAT na KRA PIN yako", "Invoice kwa karatasi, email au QR code"],
  },
  veltoerp: {
    there: [
      "Invoice zinaonyesha VAT na KRA PIN yako",
      "Mauzo, stoki na ushuru vinaingia kwa pamoja invoice inapotolewa",
    ],
  },
  questions: [
    "Invoice zangu zitafikaje eTIMS?",
    "Mtandao ukipotea inakuaje?",
    "Mtaandika jibu hilo kwenye quotation yangu?",
  ],
});
