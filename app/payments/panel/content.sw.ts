import { inLanguages } from "~/language/words";
import { site } from "~/site";
import * as english from "./content";
import { clock } from "./content";

const { replyWithin } = site.swahili;

export const payWords = inLanguages(english.payTexts, {
  label: "Lipia oda hii",
  title: "Unalipa sasa",
  total: "Jumla ya oda",
  order: "Oda",
  paid: "Imelipwa",
  test: "Malipo ya majaribio: hakuna pesa inayotumwa.",
  follow: "Ukurasa huu unabadilika wenyewe.",
  copy: "Copy",
  copied: "Imecopiwa",
  chooseMethod: "Chagua utalipa kwa njia gani.",
  kraClosed: `Tax invoice ya oda hii tayari imetolewa. Kubadilisha KRA PIN iliyomo, piga ${site.phones[0]}.`,
  nothingSent: "Hakuna kilichotumwa, na hakuna pesa iliyochukuliwa.",
  nothingCharged: "Hakuna pesa iliyotozwa.",
  wrongCode: "Code ina herufi na tarakimu 10, kwa mfano UKI6WN3R8C.",
  wait: (label, seconds) =>
    `${label} inataka muda kati ya prompt mbili. Itume tena baada ya ${clock(seconds)}.`,
  slow: (page) =>
    `${page} Hakuna pesa iliyochukuliwa. Jaribu tena baada ya dakika moja, au lipa kwa njia nyingine.`,
  amount: (label, most) =>
    `${label} inachukua shilingi kamili, hadi ${most} kwa mara moja na si zaidi ya iliyobaki.`,
  moreThanLeft: "Hiyo ni zaidi ya pesa iliyobaki.",
  reviewed: (label) => `${label} bado inaangalia malipo yako. Tafadhali usilipe mara ya pili.`,
  refusals: {
    closed: "Hakuna cha kulipa kwenye oda hii kwa sasa.",
    "not-offered": "Njia hii ya kulipa haipatikani. Chagua nyingine.",
    "too-many": `Umejaribu mara nyingi ndani ya saa moja. Ngoja kidogo, lipa kwa njia nyingine, au piga ${site.phones[0]}.`,
    repeated: "Fomu hii ilitumwa awali. Bonyeza kitufe tena kuituma upya.",
  },
});

export const bankWayWords = inLanguages(english.bankWay, {
  how: "bank",
  label: "Bank transfer",
  note: "Siku moja hadi mbili",
});

export const bankFormWords = inLanguages(english.bankForm, {
  bank: "Benki",
  branch: "Tawi",
  name: "Jina la akaunti",
  number: "Nambari ya akaunti",
  swift: "SWIFT",
  reference: "Reference",
  amount: "Kiasi",
  hint: `Andika reference kwenye transfer, ili tuipate. Ukipata ujumbe wenye maelezo mengine, piga ${site.phones[0]} kabla ya kulipa.`,
  send: "Nimetuma pesa",
  foot: "Oda yako itahesabiwa imelipwa pesa zikiingia kwenye akaunti yetu.",
});

export const payStateWords = inLanguages(english.states, {
  notYet: {
    title: "Bado hakuna cha kulipa",
    text: `Tutakupigia ndani ya ${replyWithin} tukubaliane kuhusu delivery. Baada ya hapo unaweza kulipa hapa.`,
  },
  notSetUp: {
    title: "Bado huwezi kulipa hapa",
    text: `Tutakupigia ndani ya ${replyWithin} tukubaliane utalipa vipi. Unaweza pia kupiga ${site.phones[0]}.`,
  },
  transferSent: {
    title: "Asante. Tutaiangalia",
    text: "Transfer huchukua siku moja hadi mbili za kazi. Tutakutumia email pesa zikifika.",
    other: "Lipa kwa njia nyingine",
  },
  checking: {
    text: "Umerudi, lakini mshirika wetu bado hajatuambia matokeo. Ukurasa huu unaangalia tena kila baada ya sekunde chache.",
    busy: "Inaangalia...",
  },
  received: {
    title: (amount) => `Tumepokea ${amount}`,
    full: "Oda yako imelipwa yote. Tutakuambia mzigo ukitoka.",
    left: (amount) => `Imebaki ${amount} ya kulipa.`,
    over: (amount) => `Umelipa ${amount} zaidi. Tutakurudishia.`,
    receipt: (method) => `Risiti ya ${method}`,
    follows: "Inafuata",
    from: "Kutoka",
    when: "Lini",
    rate: "Kwa rate ya",
    inAll: "Jumla iliyolipwa",
    leftToPay: "Imebaki",
    next: "Lipa sehemu inayofuata",
    later: "Au rudi baadaye. Ukurasa huu unahifadhi hali ya oda yako.",
    print: "Chapa risiti",
    kept: "Risiti yako inabaki kwenye ukurasa huu.",
    emailed: (address) => `Tumetuma hii kwa email ${address}.`,
  },
  reviewed: {
    title: (label) => `${label} inaangalia malipo yako`,
    text: (label) =>
      `Umelipa, na ${label} inaangalia malipo kabla ya kuyapitisha. Huchukua hadi siku moja au mbili. Tutakutumia email.`,
  },
  cancelled: {
    title: (amount) => `${amount} inarudi kwako`,
    text: (by) => `Oda hii ilighairiwa. Utarudishiwa pesa zako ndani ya siku 14, kabla ya ${by}.`,
  },
  returned: {
    owed: (amount) => `${amount} inarudi kwako`,
    owedText: (by) => `Tumepokea ulichorudisha. Utarudishiwa pesa zako ndani ya siku 14, kabla ya ${by}.`,
    refunded: (amount) => `Tumekurudishia ${amount}`,
    nothing: "Hakuna kilichobaki kulipa",
    text: "Tumepokea ulichorudisha. Hakuna cha kulipa kwenye oda hii.",
  },
  wentBack: {
    title: (amount) => `${amount} imerudi kwako`,
    text: `Benki yako au kampuni ya malipo imekurudishia pesa hizi. Tutakupigia kuhusu oda yako. Unaweza pia kupiga ${site.phones[0]}.`,
  },
  otherWay: "Lipa kwa njia nyingine",
  noMoney: "Hakuna pesa iliyochukuliwa mara hii",
  dontPay: "Tafadhali usilipe tena kwa sasa",
});

export const calmWords = inLanguages(english.calm, [
  {
    title: "Lipa hapa tu au kama uthibitisho wetu unavyosema",
    text: `Ukipata ujumbe wenye maelezo mengine, piga ${site.phones[0]} kabla ya kulipa.`,
  },
  {
    title: "Unaweza kughairi kabla mzigo haujatumwa",
    text: "Chochote ulicholipa unarudishiwa chote ndani ya siku 14.",
  },
]);

export const kraWords = inLanguages(english.kraForm, {
  add: "Weka KRA PIN",
  change: "Badilisha KRA PIN",
  label: "KRA PIN",
  hint: "Herufi, tarakimu tisa, herufi. Weka KRA PIN ya biashara yako, ili invoice iwe nayo. Unaihitaji kudai input VAT na kupunguza ushuru wa mapato.",
  send: "Hifadhi",
});
