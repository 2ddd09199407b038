import { inLanguages } from "~/language/words";
import { editionPage } from "./edition-page-content";

export const editionPageWords = inLanguages(editionPage, {
  questions: (title) => `Maswali kuhusu ${title}`,
  contact: "Wasiliana nasi",
  parts: { overview: "Kwa ufupi", features: "Inachofanya", hardware: "Vifaa", questions: "Maswali" },
  highlights: "Kinachobadilika kwenye kaunta yako",
  features: "Kila inachofanya",
  loyalty: "Loyalty ya wateja",
});
