import { inLanguages } from "~/language/words";
import { unsentTexts } from "./content";

export const unsentWords = inLanguages(unsentTexts, {
  things: {
    order: "oda yako",
    message: "ujumbe wako",
    "demo request": "ombi lako la demo",
    "request for a quotation": "ombi lako la quotation",
  },
  waiting: (what) => `Tumehifadhi ${what} kwenye browser hii. Tutatuma mtandao ukirudi.`,
  sending: (what) => `Tunatuma ${what}…`,
  later: (what) => `Bado hatujatuma ${what}. Tutajaribu tena wenyewe.`,
  sent: (what) => `Tumetuma ${what}.`,
  refused: (what) => `Hatukuweza kutuma ${what}. Tafadhali angalia kisha utume tena.`,
  see: "Ona",
  open: "Fungua",
  dismiss: "Funga",
});
