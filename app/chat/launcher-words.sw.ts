import { inLanguages } from "~/language/words";
import { launcher } from "./launcher-content";

export const launcherWords = inLanguages(launcher, {
  title: "Ongea na Velto",
  close: "Funga chat",
  open: "Fungua chat",
  opening: "Chat inafunguka.",
  asPage: "Ifungue kama ukurasa",
  failed: "Chat haikufunguka. Tovuti nyingine bado inafanya kazi.",
  offline: "Huna mtandao. Chat itafunguka mtandao ukirudi.",
  call: "Piga",
  whatsapp: "Andika WhatsApp",
  whatsappText: "Habari Velto, nina swali.",
  contact: "Ukurasa wa mawasiliano",
  retry: "Jaribu tena",
});
