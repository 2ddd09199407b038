import { inLanguages } from "~/language/words";
import { offerTexts } from "./offer-content";

export const offerWords = inLanguages(offerTexts, {
  subject: "Chagua saa ya demo yako ya Velto",
  body: (url) =>
    `Uliomba kuona software yetu ikifanya kazi. Chagua saa inayokufaa hapa:\n\n${url}\n\nKama hakuna inayokufaa, jibu email hii tutafute nyingine pamoja.`,
});
