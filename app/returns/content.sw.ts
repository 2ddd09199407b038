import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { returnTexts } from "./content";

const [mobile] = site.phones;

export const returnWords = inLanguages(returnTexts, {
  email: {
    asked: {
      subject: (number) => `Tutumie mashine yako: ${number}`,
      text: "Weka mashine kwenye boksi lake pamoja na nyaya zake. Chapa lebo iliyoambatanishwa uibandike kwenye boksi; kama huna printer, andika nambari yake kwenye boksi.",
    },
    received: {
      subject: (number) => `Mashine yako imetufikia: ${number}`,
      text: "Tunaiangalia sasa, kisha tutakuambia tulichopata.",
    },
    "sent-back": {
      subject: (number) => `Mashine yako iko njiani: ${number}`,
      repaired: "Imetengenezwa.",
      replaced: (serial) => `Unapata nyingine badala yake. Serial number yake ni ${serial}.`,
    },
    dropped: {
      subject: (number) => `Tumefunga ${number}`,
      text: "Mashine haikutufikia, kwa hivyo tumefunga ombi lako. Kama bado unataka kuituma, jibu email hii.",
    },
    machine: "Mashine",
    serial: "Serial number",
    fault: "Shida ni nini",
    work: "Tulichofanya",
    courier: "Anayeleta",
    tracking: "Nambari ya kufuatilia",
    open: "Angalia oda yako",
    questions: (number) => `Una swali? Jibu email hii au piga ${mobile}. Nambari yako ni ${number}.`,
  },
  label: {
    title: "Lebo ya kurudisha",
    from: "Kutoka",
    sendTo: "Kwa",
    machine: "Mashine",
    serial: "Serial no.",
    fault: "Shida ni nini",
    pack: "Jinsi ya kuipakia",
    packText: "Kwenye boksi lake, pamoja na nyaya na chaja. Bandika ukurasa huu nje, mahali unaposomeka.",
    next: "Kinachofuata",
    nextText: `Tutakuambia ikitufikia na tulichopata. Maswali: ${mobile}.`,
  },
});
