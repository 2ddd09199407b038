import { inLanguages } from "~/language/words";
import { formTexts } from "./texts";

export const formWords = inLanguages(formTexts, {
  invalid: "Angalia sehemu zilizowekwa alama hapa chini.",
  unreachable: "Kuna hitilafu. Tafadhali jaribu tena baadaye.",
  kept: "Ulichoandika bado kiko hapa.",
  waiting: "Huna mtandao. Imehifadhiwa kwenye browser hii, na itatumwa mtandao ukirudi.",
  stopWaiting: "Usiitume yenyewe",
  offline: "Huna mtandao. Unaweza kuendelea kuandika. Ukituma sasa, itaenda mtandao ukirudi.",
  unsent: (when) => `Ulijaza hii ${when}, ukiwa huna mtandao. Haijatumwa.`,
  sendUnsent: "Itume sasa",
  restored: (when) => `Uliandika hii ${when} na bado hujaituma.`,
  clear: "Ifute",
  consoleLine: "The form was not sent",
  draft: "Unachoandika kinahifadhiwa kwenye browser hii hadi ukitume.",
  news: "Nitumieni habari za bidhaa za Velto kwa email. Naweza kuacha wakati wowote.",
  noEmail: "Tumetuma email nyingi kwa anwani hii leo, kwa hivyo hatutatuma nyingine.",
  honeypot: "Usijaze sehemu hii",
  privacy: "Sera ya faragha",
  didYouMean: "Ulimaanisha",
});
