import { inLanguages } from "~/language/words";
import { parts } from "./content";

export const partWords = inLanguages(parts, {
  breadcrumb: "Mahali ulipo",
  onThisPage: "Kwenye ukurasa huu",
  demo: "Omba Demo",
  optional: "Si lazima",
  close: "Funga",
  playVideo: "Cheza video",
  pauseVideo: "Simamisha video",
  less: "Punguza moja",
  more: "Ongeza moja",
  lessOf: (thing) => `Punguza ${thing} moja`,
  moreOf: (thing) => `Ongeza ${thing} moja`,
  vat: "pamoja na VAT",
});
