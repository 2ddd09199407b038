import { inLanguages } from "~/language/words";
import { mpesaLimits } from "~/payment-providers/mpesa-limits";
import { site } from "~/site";
import { clock } from "../panel/content";
import { payStateWords } from "../panel/content.sw";
import * as english from "./content";

const most = english.mostAtOnce;

export const mpesaFormWords = inLanguages(english.mpesaForm, {
  phone: "Nambari ya M-Pesa ya kulipa",
  phoneHint: "Nambari ya Safaricom. Inaweza kuwa simu nyingine, si ile ya kwenye oda.",
  send: (amount) => `Tuma prompt ya ${amount}`,
  sending: "Inatuma...",
  pin: "Unathibitisha kwa M-Pesa PIN yako, kwenye simu yako tu. Hatuiombi kamwe.",
  parts: `M-Pesa inachukua hadi ${most} kwa mara moja, na hadi ${mpesaLimits.aDay.toLocaleString("en-KE")} kwa siku kutoka akaunti moja. Lipa kwa sehemu:`,
  partNames: [
    "Sehemu ya kwanza",
    "Sehemu ya pili",
    "Sehemu ya tatu",
    "Sehemu ya nne",
    "Sehemu ya tano",
    "Sehemu ya sita",
  ],
  partNumber: (number) => `Sehemu ya ${number}`,
  now: "Sasa, kwa M-Pesa",
  after: "Ile ya kwanza ikifika",
  part: "Sehemu hii",
  partHint: `Shilingi kamili, 1 hadi ${mpesaLimits.most.toLocaleString("en-KE")}.`,
  allParts: "Mzigo wako unatoka sehemu zote zikifika.",
  sendPart: "Tuma prompt",
  landline: "M-Pesa haifiki simu ya mezani. Andika nambari ya simu ya mkononi, kwa mfano 0712 345 678.",
  unknownPrefix: (prefix) => `Nambari zinazoanza na ${prefix} si za kawaida. Iangalie, au itume hivyo.`,
  noPhone: "Andika nambari ya Safaricom itakayolipa, kwa mfano 0712 345 678.",
  wrongPart: `Shilingi kamili, 1 hadi ${mpesaLimits.most.toLocaleString("en-KE")}.`,
  sendAgain: "Tuma prompt tena",
  again: (label, time) => `${label} baada ya ${time}`,
});

export const byHandWords = inLanguages(english.byHand, {
  paybill: "Au lipa kwa PayBill yetu kutoka kwenye simu yako",
  paybillNumber: "PayBill",
  account: "Account",
  note: "Ukurasa huu unabadilika wenyewe pesa zikifika.",
  till: "Au lipa kwa Till yetu (Buy Goods) kutoka kwenye simu yako",
  tillNumber: "Till",
  tillNote: "Kisha tutumie code ya ujumbe wa M-Pesa.",
});

export const promptWords = inLanguages(english.prompts, {
  waiting: {
    title: (phone) => `Angalia simu yako, ${phone}`,
    text: "Weka M-Pesa PIN yako kwenye simu hiyo. Ukurasa huu unabadilika wenyewe.",
    stays: "Prompt inabaki kwa",
    asking: "Tunauliza M-Pesa matokeo",
    unlock: "Fungua simu na ungoje ujumbe wa M-Pesa.",
    check: (name, amount) => ["Hakikisha inasema ", name, " na ", amount, "."],
    enter: "Weka M-Pesa PIN yako na ubonyeze OK.",
    unclear:
      "Hatuna uhakika kama M-Pesa ilipata ombi letu. Prompt ikitokea, unaweza kulipa. Tunaangalia; tafadhali usilipe tena kwa sasa.",
    noPrompt: "Sikupata prompt",
    otherPhone: "Tumia simu nyingine",
  },
  help: {
    title: "Hakuna prompt kwenye simu",
    text: "Jaribu haya, kisha itume tena.",
    steps: [
      "Washa skrini. Prompt haionekani simu ikiwa imefungwa.",
      "Funga ombi lingine lolote la M-Pesa kwenye simu.",
      "Hakikisha simu ina network. Washa na uzime airplane mode.",
      "Bado hakuna: tumia simu nyingine, au lipa kwa njia nyingine.",
    ],
    againIn: (seconds) => `Tuma tena baada ya ${clock(seconds)}`,
    again: "Tuma tena",
    foot: "Ngoja kidogo kabla ya kutuma prompt nyingine.",
  },
  unconfirmed: {
    title: "Bado haijathibitishwa",
    text: "M-Pesa bado haijatuambia matokeo. Kama uliweka PIN yako, pesa zako ziko njiani.",
    more: "Tunaendelea kuuliza M-Pesa, na tutakutumia email tukijua. Inaweza kuchukua dakika chache. Unaweza kufunga ukurasa huu.",
    code: "Nina ujumbe wa M-Pesa",
    look: "Angalia tena",
  },
  code: {
    title: "Andika code ya ujumbe wa M-Pesa",
    text: "Iko mwanzoni mwa SMS na ina herufi na tarakimu 10.",
    label: "Code ya risiti ya M-Pesa",
    hint: "Tunailinganisha na statement yetu kabla oda haijahesabiwa imelipwa.",
    send: "Tuma code",
  },
  codeSent: {
    title: (code) => `Tunaangalia ${code}`,
    text: `Timu yetu inailinganisha na statement ya M-Pesa, ndani ya ${site.swahili.replyWithin}. Utapata email.`,
  },
});

/** The end of a prompt without money. */
export const problemWords = inLanguages(english.problems, {
  cancelled: {
    title: "Prompt ilifungwa",
    text: () => "Ilifungwa kwenye simu kabla PIN haijawekwa.",
  },
  "wrong-pin": {
    title: "M-Pesa PIN si sahihi",
    text: () => "M-Pesa ilikataa PIN. Ukikosea mara kadhaa M-Pesa inaifunga, kwa hivyo usiharakishe.",
  },
  "pin-locked": {
    title: "M-Pesa imefunga PIN hii",
    text: () => "Safaricom wanaweza kukufungulia. Au lipa kwa simu nyingine.",
  },
  "too-little-money": {
    title: "Pesa hazitoshi kwenye M-Pesa",
    text: (phone, amount) =>
      `Akaunti ya ${phone} haina ${amount}. Ongeza pesa, lipa sehemu ndogo, au tumia simu nyingine.`,
  },
  unreachable: {
    title: "Hatukuifikia simu",
    text: (phone) => `${phone} imezimwa au haina network. Iwashe, ngoja dakika moja, kisha tuma prompt tena.`,
  },
  "no-answer": {
    title: "Muda wa prompt uliisha",
    text: () => "Ilijifunga yenyewe. Shika simu mkononi, kisha itume tena.",
  },
  "daily-limit": {
    title: "Simu hii imepita kiwango cha siku",
    text: () =>
      `M-Pesa inaruhusu akaunti moja kutuma hadi ksh ${mpesaLimits.aDay.toLocaleString("en-KE")} kwa siku. Lipa iliyobaki kesho, kwa simu nyingine, au kwa njia nyingine.`,
  },
  "over-maximum": {
    title: `M-Pesa inachukua hadi ${most} kwa mara moja`,
    text: () => "Lipa oda hii kwa sehemu. Kila sehemu ina risiti yake.",
  },
  "sent-twice": {
    title: "Malipo kama haya yalitumwa sasa hivi",
    text: () =>
      "M-Pesa haichukui kiasi kilekile kutoka simu ileile mara mbili ndani ya dakika mbili. Tunatafuta ya kwanza.",
  },
  busy: {
    title: "M-Pesa ina kazi nyingi",
    text: () => "Haikuchukua ombi letu. Oda yako iko salama. Jaribu tena baada ya dakika moja.",
  },
  "our-fault": {
    title: "M-Pesa haipatikani hapa kwa sasa",
    text: () => "Si simu yako. Timu yetu imeambiwa. Lipa kwa njia nyingine, au rudi baadaye.",
  },
  declined: {
    title: "Malipo yalikataliwa",
    text: () => "Hakuna pesa iliyotozwa. Jaribu tena, au lipa kwa njia nyingine.",
  },
  "not-wanted": {
    title: "Malipo haya hayakuhitajika tena",
    text: () => "Oda ililipwa au ilibadilishwa wakati huo, kwa hivyo hatukuchukua pesa.",
  },
  unexplained: {
    title: "Malipo hayakupita",
    text: () => "M-Pesa haikusema sababu. Jaribu tena, au lipa kwa njia nyingine.",
  },
});

export const actWords = inLanguages(english.actLabels, {
  again: "Tuma prompt tena",
  "other-phone": "Tumia simu nyingine",
  "other-way": payStateWords.sw.otherWay,
  part: "Lipa sehemu ndogo",
  parts: "Lipa kwa sehemu",
});
