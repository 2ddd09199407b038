import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { stepEmailTexts } from "./email-content";

export const stepEmailWords = inLanguages(stepEmailTexts, {
  open: "Fungua oda yako",
  questions: (reference) =>
    `Una swali? Jibu email hii, au piga ${site.phones[0]} utaje nambari ya oda ${reference}.`,
  confirmed: {
    subject: (reference) => `Oda yako ${reference} imethibitishwa`,
    text: "Tumekubaliana kuhusu delivery na malipo. Huu ndio uthibitisho wako.",
    total: "Jumla, pamoja na VAT",
    delivery: "Delivery",
    cost: "Gharama ya delivery, unamlipa courier",
    warranty: "Warranty",
    paysBy: "Unalipa kwa",
    rights: (days) =>
      `Unaweza kughairi hadi mashine zitoke kwetu. Baada ya kuletewa una siku ${days} za kurudisha mashine ambayo haijatumika, iliyo kamili na iliyo kwenye boksi.`,
  },
  changed: {
    subject: (reference) => `Oda yako ${reference} imebadilika`,
    orderedBefore: "Oda ya awali",
    orderedNow: "Oda sasa",
    totalBefore: "Jumla ya awali",
    totalNow: "Jumla sasa, pamoja na VAT",
    deliveryBefore: "Delivery ya awali",
    deliveryNow: "Delivery sasa",
    toBeAgreed: "Tutakubaliana",
    address: "Mahali pa kuletewa",
    addressChanged: "Pamebadilika; pa sasa pako kwenye ukurasa wa oda yako",
    agreed: (how, at) => `Ulikubali hili ${how}${at}.`,
    agreedBy: {
      telephone: "kwa simu",
      email: "kwa email",
      whatsapp: "kwa WhatsApp",
      counter: "kwenye kaunta",
    },
    refund: (amount, days, day) =>
      `Umelipa ${amount} zaidi ya bei ya sasa. Tutakurudishia ndani ya siku ${days}, kabla ya ${day}.`,
    balance: (paid, left) =>
      `Umelipa ${paid}. Imebaki ${left}. Ukurasa wa oda yako unaonyesha jinsi ya kulipa.`,
  },
  shipped: {
    subject: (reference) => `Oda yako ${reference} iko njiani`,
    carriedBy: "Inaletwa na",
    tracking: "Tracking number",
    follow: "Ifuate hapa",
    leaves: "Inatoka kwetu",
    arrives: "Inafika",
    driver: "Simu ya dereva",
    text: "Hakikisha kuna mtu wa kupokea na kusaini. Ukiweza, fungua boksi courier akingoja.",
  },
  delivered: {
    subject: (reference) => `Oda yako ${reference} imefika`,
    signedBy: (name) => `Ilipokelewa na ${name}.`,
    here: "Umepata mashine zako.",
    damage: "Tuambie ndani ya siku 3 ukiona kitu kimeharibika.",
    returns: (day) =>
      `Unaweza kurudisha mashine ambayo haijatumika, iliyo kamili na iliyo kwenye boksi, hadi ${day}.`,
  },
  cancelled: {
    subject: (reference) => `Oda yako ${reference} imeghairiwa`,
    refund: (amount, days, day) =>
      `Umelipa ${amount}. Tutakurudishia ndani ya siku ${days}, kabla ya ${day}.`,
    nothing: "Hujatozwa chochote.",
  },
  payLink: {
    subject: (reference) => `Jinsi ya kulipia ${reference}`,
    balance: "Imebaki",
    text: "Ukurasa wa oda yako unaonyesha jinsi ya kulipa. Tunafunga mzigo malipo yakifika.",
  },
  refund: {
    subject: (reference) => `Tumekurudishia pesa za oda ${reference}`,
    amount: "Kiasi",
    by: "Kwa",
    reference: "Reference",
  },
  returned: {
    subject: (reference) => `Tumepokea ulichorudisha cha ${reference}`,
    items: "Ulichorudisha",
    owed: (amount, days, day) => `Utarudishiwa ${amount} ndani ya siku ${days}, kabla ya ${day}.`,
    less: (amount) => `Bei ya oda yako imepungua kwa ${amount}.`,
    replace: "Utapewa nyingine badala yake. Tutakupigia tukubaliane siku.",
    repair: "Tutaitengeneza na kukurudishia. Tutakupigia tukubaliane siku.",
  },
});
