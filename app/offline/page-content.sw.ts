import { inLanguages } from "~/language/words";
import { offlinePage } from "./content";

/** Apart from the notice's words, which are in the script of every page. */
export const offlinePageWords = inLanguages(offlinePage, {
  meta: {
    title: "Huna mtandao",
    description: "Bado hujafungua ukurasa huu kwenye simu au kompyuta hii, kwa hivyo haujahifadhiwa.",
  },
  title: "Huna mtandao",
  lede: "Bado hujafungua ukurasa huu kwenye simu au kompyuta hii, kwa hivyo haujahifadhiwa. Utafunguka mtandao ukirudi.",
  hurry: "Una haraka? Piga",
  again: "Jaribu tena",
  home: "Mwanzo",
  slip: {
    title: "Hakuna mtandao",
    rows: [
      ["Ukurasa huu", "haujahifadhiwa"],
      ["Ulichoandika", "kimehifadhiwa"],
      ["Fomu zinazongoja", "zitatumwa"],
    ],
    total: ["Hakuna kilichopotea", ""],
  },
  keptTitle: "Kurasa unazoweza kusoma sasa",
});
