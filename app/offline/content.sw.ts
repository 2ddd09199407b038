import { offlineNotice } from "./content";

export const noticeWords = {
  en: offlineNotice,
  sw: "Huna mtandao. Kurasa ulizosoma awali bado zinafunguka.",
};
