import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { chat, quickActions } from "./content";

const hours = site.workingHours.swahili;

export const chatWords = inLanguages(chat, {
  name: "Velto",
  line: "Majibu ya automatic kutoka tovuti hii",
  title: "Ongea na Velto",
  description: "Uliza kuhusu bei, bidhaa na oda, au acha ujumbe kwa timu yetu.",
  log: "Mazungumzo",
  today: "Leo",
  greeting: `Karibu. Mimi ni chat ya automatic ya Velto. Uliza kuhusu bei, M-Pesa, mashine au oda yako. Watu wetu hujibu ${hours}.`,
  field: "Ujumbe",
  placeholder: "Andika ujumbe",
  send: "Tuma",
  speak: "Ongea",
  listening: "Inasikiliza. Bonyeza tena kuacha.",
  noMicrophone: "Mic haiwezi kutumika hapa. Andika swali lako.",
  close: "Funga chat",
  back: "Rudi kwenye tovuti",
  copy: "Copy jibu hili",
  copied: "Imecopiwa",
  notCopied: "Browser hii hairuhusu kucopy hapa.",
  readMore: "Soma zaidi:",
  noIndex: "Siwezi kutafuta majibu kwa sasa. Acha ujumbe, na mmoja wetu atakujibu.",
  questions: "Maswali ya kawaida",
  suggested: "Maswali unayoweza kuuliza",
  handOver: {
    title: "Ongea na mtu",
    lead: `Acha swali lako. Tunajibu ${hours}, kwa email au simu.`,
    name: "Jina",
    contact: "Email au simu",
    message: "Ujumbe",
    privacy: "Tunatumia hii kukujibu. Chat hadi sasa inatumwa pamoja nayo.",
    privacyLink: "Sera ya faragha (Kiingereza)",
    send: "Tuma ujumbe",
    sending: "Inatuma...",
    whatsapp: "Andika WhatsApp",
    whatsappText: "Habari Velto, nina swali.",
    answers: {
      title: "Asante!",
      done: "Ujumbe wako umetumwa. Tutakujibu hivi karibuni.",
      failed: "Ujumbe haujatumwa. Tafadhali jaribu tena baadaye.",
    },
    next: `Tunajibu ndani ya ${site.swahili.replyWithin}. Kama ni haraka, piga ${site.phones[0]}.`,
  },
});

export const quickActionWords = inLanguages(quickActions, [
  { label: "Omba Demo" },
  { label: "Bei za mashine" },
  { label: "Oda yangu iko wapi" },
  { label: "Ongea na mtu" },
]);
