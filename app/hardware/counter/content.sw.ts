import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { counterTexts } from "./content";

export const counterWords = inLanguages(counterTexts, {
  title: "Panga kaunta yako",
  lede: "Chagua aina ya biashara, kisha badilisha idadi.",
  trade: "Biashara yako",
  again: (trade) => `Anza tena na ${trade}`,
  update: "Hesabu jumla upya",
  tooMany: { lead: "Kwa zaidi ya mashine 999,", link: "omba quotation" },
  roll: {
    label: "Jumla ya bei",
    title: "Kaunta yako",
    empty: "Bado hujachagua mashine.",
    net: "Bila VAT",
    vat: `VAT ${site.vat.percent}%`,
    total: "Jumla",
  },
  order: "Agiza",
  quotation: "Pata hii kama quotation (PDF)",
  notIncluded:
    "Haviko kwenye bei hii: VeltoPOS, delivery, installation na mafunzo. Tunakubaliana nawe kwanza.",
  bar: "Kaunta yako",
});
