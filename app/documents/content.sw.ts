import { inLanguages } from "~/language/words";
import { downloadTexts } from "./content";

export const downloadWords = inLanguages(downloadTexts, {
  notFound: "Haipatikani",
  later: (seconds) => `Tafadhali jaribu tena baada ya sekunde ${seconds}.`,
});
