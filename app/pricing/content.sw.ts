import { inLanguages } from "~/language/words";
import { pricing } from "./content";

export const pricingWords = inLanguages(pricing, {
  title: "Bei inapangwa aje",
  lede: "Hakuna orodha moja ya bei inayofaa kioski kimoja na pia matawi kumi na mawili. Yako inategemea vitu vitatu.",
  depends: [
    { title: "Matawi", text: "Kila mahali unapouza, unapohifadhi au unapotengeneza bidhaa." },
    { title: "Till", text: "Kila kaunta ambapo VeltoPOS inapokea pesa." },
    {
      title: "Module",
      text: "Sehemu za VeltoERP unazotumia. Anza na moja, au bila yoyote; ongeza baadaye.",
    },
  ],
  apart: {
    text: "Mashine zina bei zake, pamoja na VAT, bila VeltoPOS. Kuwekewa system na mafunzo tunakubaliana kwanza.",
    link: { label: "Ona bei za vifaa" },
  },
  form: {
    title: "Tuambie kuhusu biashara yako",
    branches: "Matawi",
    tills: "Till",
    modules: "Module za VeltoERP",
    send: "Uliza bei",
    hint: "Majibu haya yataingia kwenye fomu ya demo. Hakuna kinachotumwa hadi utume fomu hiyo.",
  },
});
