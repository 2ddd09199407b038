import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { paymentEmailTexts } from "./email-content";

export const paymentEmailWords = inLanguages(paymentEmailTexts, {
  received: {
    subject: (reference) => `Tumepokea malipo yako ya ${reference}`,
    title: (amount) => `Tumepokea ksh ${amount}`,
    payRest: "Lipa iliyobaki",
    seeReceipt: "Ona oda na risiti yako",
    by: (day) => ` kabla ya ${day}`,
    back: (amount, by) => `Tutakurudishia ${amount}${by}.`,
    cancelled: "Oda hii ilighairiwa, kwa hivyo huna cha kulipa.",
    balance: (amount) => `Asante. Imebaki ${amount}.`,
    full: "Asante. Oda yako imelipwa yote. eTIMS tax invoice yako itafuata.",
    over: (amount, back) => `Umelipa ${amount} zaidi. ${back}`,
  },
  receipt: {
    subject: (method, reference) => `Risiti ya ${method} ya ${reference}`,
    title: (code) => `Risiti ${code}`,
    text: (method, amount) => `${method} imetutumia risiti ya malipo yako ya ${amount}.`,
  },
  unclear: {
    subject: (reference) => `Tunaangalia malipo yako ya ${reference}`,
    title: "Tunaangalia malipo yako",
    text: (by) =>
      `${by} bado haijatuambia matokeo ya malipo yako. Kama uliweka PIN yako, pesa ziko njiani na oda yako iko salama.`,
    wait: "Tafadhali usilipe tena kwa sasa. Tunaendelea kuuliza, na tutakutumia email tukijua.",
    see: "Ona oda yako",
  },
  failed: {
    subject: (reference) => `Malipo yako ya ${reference} hayakupita`,
    title: "Malipo yako hayakupita",
    text: "Hakuna pesa iliyochukuliwa. Oda yako tunaiweka.",
    again: "Jaribu tena, au lipa kwa njia nyingine",
  },
  notFound: {
    subject: (code, reference) => `Hatukuipata ${code} ya ${reference}`,
    title: "Hatukuipata code hiyo ya M-Pesa",
    text: (code) => `Tulilinganisha ${code} na statement yetu ya M-Pesa, na haipo.`,
    check: `Angalia ujumbe wa M-Pesa tena: code iko mwanzoni. Kama pesa zilitoka kwenye simu yako, jibu email hii au piga ${site.phones[0]}.`,
    again: "Andika code tena, au lipa",
  },
  facts: {
    order: "Oda",
    received: "Tumepokea",
    by: "Kwa",
    receipt: "Risiti",
    follows: "inafuata",
    total: "Jumla ya oda",
    included: (amount) => `${amount}, pamoja na VAT`,
    paid: "Jumla iliyolipwa",
    left: "Imebaki",
  },
});
