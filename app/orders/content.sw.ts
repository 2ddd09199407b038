import { inLanguages } from "~/language/words";
import { site } from "~/site";
import * as english from "./content";

const { replyWithin } = site.swahili;

export const orderPageWords = inLanguages(english.orderPage, {
  title: (reference) => `Oda ${reference}`,
  heading: "Oda",
  description: "Oda yako ya Velto imefika wapi, jumla yake na kinachofuata.",
  keep: "Hifadhi link hii urudi kwenye oda yako. Yeyote aliye nayo anaweza kuona ukurasa huu.",
  print: "Chapa pro forma",
  download: "Pakua kama PDF",
  printReceipt: "Chapa risiti",
  payFirst: "Oda yako imethibitishwa. Lipa hapa, kisha tutafunga mzigo wako.",
  callsToPay: `Oda yako imethibitishwa. Tutakupigia ndani ya ${replyWithin} tukubaliane utalipa vipi, na tutafunga mzigo pesa zikiingia.`,
  help: "Tuandikie kuhusu oda hii",
  call: "Una swali? Piga",
});

export const proFormaWords = inLanguages(english.proForma, {
  title: "Pro forma",
  seller: "Muuzaji",
  buyer: "Mnunuzi",
  item: "Bidhaa",
  quantity: "Idadi",
  unitPrice: "Bei ya moja, pamoja na VAT",
  amount: "Kiasi",
  method: "Njia ya kulipa",
  payment: "Malipo",
  net: "Bila VAT",
  vat: `VAT ${site.vat.percent}%`,
  total: "Jumla",
  included: "pamoja na VAT",
  paid: "Imelipwa",
  credited: "Mashine zilizorudishwa",
  refunded: "Umerudishiwa",
  left: "Pesa iliyobaki",
  kraPin: "KRA PIN",
  foot: "Hii ni pro forma, si tax invoice. eTIMS tax invoice yako itafuata baada ya malipo.",
  receipt: "Risiti",
  receiptFoot: "Hii ni risiti, si tax invoice. eTIMS tax invoice yako itafuata.",
  serial: "Serial no.",
  receiptIssued: "Hii ni risiti. eTIMS tax invoice yako iko kwenye ukurasa wa oda yako.",
  follows: "Itaandikwa kwa KRA PIN iliyo hapo juu.",
  deliverTo: "Mahali pa kuletewa",
  print: "Chapa",
  back: "Rudi kwenye oda yako",
  notes: {
    pay: "Jinsi ya kulipa",
    payText: (reference) =>
      `Kwenye ukurasa wa oda yako, kwa njia yoyote iliyo pale, au kwa bank transfer ukiandika ${reference}, kwenye akaunti iliyo kwenye uthibitisho wetu.`,
    payLater:
      "Tunathibitisha oda yako kwanza. Kisha ukurasa wa oda yako utaonyesha jinsi ya kulipa. Tafadhali usitume pesa kabla ya hapo.",
    delivery: "Delivery",
    deliveryText: (day, cost) =>
      day
        ? `${day}. ${cost ? `${cost}. ` : ""}Delivery haiko kwenye jumla iliyo hapo juu.`
        : "Tunakubaliana nawe kuhusu siku na gharama kabla ya kutuma. Delivery haiko kwenye jumla iliyo hapo juu, wala VeltoPOS.",
    returns: "Kurudisha na warranty",
    returnsText: (warranty) =>
      `Rudisha mashine ambayo haijatumika, iliyo kamili na iliyo kwenye boksi, ndani ya siku 14 baada ya kuletewa. ${warranty ? `Warranty: ${warranty}` : "Kila mashine ina warranty ya mtengenezaji; uthibitisho unasema ni ya muda gani"}.`,
    tax: "Ushuru",
  },
});

export const paymentStateWords = inLanguages(english.paymentStates, {
  pending: "Bado haijalipwa",
  part_paid: "Imelipwa kiasi",
  paid: "Imelipwa",
  failed: "Bado haijalipwa",
  refunded: "Pesa zimerudishwa",
});

export const wayWords = inLanguages(english.wayFacts, {
  agreedDay: (day) => `Tumekubaliana delivery ni ${day}.`,
  carriedBy: (courier) => `Inaletwa na ${courier}.`,
  tracking: (number) => `Tracking number ${number}.`,
  follow: "Ifuate",
  arrives: (day) => `Itafika ${day}.`,
  signedBy: (name) => `Ilipokelewa na ${name}.`,
  partPaid: (paid, left) => `${paid} imelipwa. Imebaki: ${left}`,
  notYet: "Bado",
});

export const cancelledWords = inLanguages(english.cancelled, {
  title: "Imeghairiwa",
  nothing: "Hakuna kitakacholetwa na hutozwi chochote.",
  refundDue: (amount, day) => `Utarudishiwa ${amount} kabla ya ${day}.`,
  refunded: (amount) => `Tumekurudishia ${amount}.`,
  cameBack: "Tumepokea ulichorudisha.",
});

export const progressWords = { en: english.progress, sw: "Oda imefika wapi" };

export const stepWords = inLanguages(english.steps, [
  { title: "Imepokelewa", text: "Timu yetu ya mauzo ina oda yako." },
  { title: "Imethibitishwa", text: "Tumekubaliana kuhusu delivery na malipo." },
  { title: "Iko njiani", text: "Mashine zimetoka store yetu ya Nairobi." },
  { title: "Imefika", text: `Umepata mashine. Unahitaji msaada kuziweka? Piga ${site.phones[0]}.` },
]);

export const nextStepWords = inLanguages(english.nextStep, {
  pending: `Tutakupigia ndani ya ${replyWithin} tukubaliane kuhusu delivery na malipo. Hujatozwa chochote bado.`,
  confirmed: "Tunafunga mzigo wako, na tutakuambia ukitoka.",
  packed: "Mzigo wako umefungwa. Tutakuambia ukitoka.",
  shipped: "Hakikisha kuna mtu wa kupokea na kusaini.",
  delivered: "Fungua mzigo, unganisha stima na mtandao, kisha ingia. Kitu kikikosekana, tupigie.",
  cancelled: "Oda hii ilighairiwa.",
});

export const unknownOrderWords = inLanguages(english.unknownOrder, {
  title: "Hatuipati oda hii",
  lede: "Labda link haijakamilika, au kuna herufi iliyokosewa. Oda yako yenyewe iko salama kwetu.",
  find: "Tafuta oda yako",
  call: "Au tupigie na nambari ya oda yako",
});

export const findPageWords = inLanguages(english.findPage, {
  meta: {
    title: "Tafuta oda yako",
    description:
      "Umepoteza link ya oda yako ya Velto? Andika nambari ya oda na email au simu yako, nasi tutakutumia link kwa email.",
  },
  title: "Tafuta oda yako",
  lede: "Andika nambari ya oda, na email au nambari ya simu uliyoagiza nayo. Tutakutumia link kwa email.",
  last: { lead: "Oda yako ya mwisho kwenye simu au kompyuta hii:", clear: "Ifute" },
  form: {
    reference: "Nambari ya oda",
    referenceHint: "Inaanza na VLT. Iko kwenye email tuliyokutumia.",
    contact: "Email au simu uliyoagiza nayo",
    send: "Nitumie link kwa email",
    sending: "Inatuma...",
  },
  answers: {
    title: "Angalia email yako",
    done: "Kama kuna oda inayolingana, tumetuma link yake kwa email iliyo kwenye oda hiyo.",
    again: "Hakuna email? Angalia sehemu zote mbili utume tena.",
    failed: "Hatukuweza kutafuta oda yako. Tafadhali jaribu tena baadaye.",
  },
  help: "Hakuna email baada ya dakika kumi? Tupigie na nambari ya oda:",
});

export const taxOnOrderWords = inLanguages(english.taxOnOrder, {
  title: "Tax invoice",
  due: { invoice: "Tax invoice yako itafuata kwa email.", credit_note: "Credit note itafuata kwa email." },
  kinds: { invoice: "Tax invoice", credit_note: "Credit note" },
  of: (day) => `ya ${day}`,
  wrongPin: `KRA PIN iliyomo si sahihi? Piga ${site.phones[0]}: tutatoa credit note, kisha tax invoice mpya.`,
});
