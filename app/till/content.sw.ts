import { inLanguages } from "~/language/words";
import { section, tryPage } from "./content";

/** The words around the till. Its own screens are the product's, which is shown as it is. */
export const sectionWords = inLanguages(section, {
  title: "Uza kitu",
  lede: "Hii ni till inayofanya kazi. Uza, pokea malipo, kisha zima mtandao uendelee.",
  label: "Till ya kujaribu",
  note: "Mwangaza Stores ni duka la mfano. Hakuna malipo yanayochukuliwa, na unachoandika hakitoki kwenye ukurasa huu. Skrini za till ziko kwa Kiingereza.",
  fullScreen: "Fungua till kwenye skrini nzima",
  demo: "Omba demo ya mpangilio huu",
  withoutScript: "Till inahitaji JavaScript ili ifanye kazi.",
});

export const tryPageWords = inLanguages(tryPage, {
  title: "Jaribu VeltoPOS",
  searchTitle: "Jaribu POS bure kwenye browser yako | VeltoPOS",
  heading: "Jaribu VeltoPOS",
  description:
    "Tumia till ya VeltoPOS kwenye browser yako: scan na pima, pokea cash, M-Pesa au kadi, gawa bili, uza bila mtandao na funga siku.",
  back: "Rudi kwa VeltoPOS",
});
