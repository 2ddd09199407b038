import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { papers } from "./content";

export const paperWords = inLanguages(papers, {
  from: "Kutoka",
  deliverTo: "Mahali pa kuletewa",
  item: "Bidhaa",
  quantity: "Idadi",
  serial: "Serial no.",
  courier: "Anayeleta",
  delivery: {
    title: "Delivery note",
    check: "Kabla ya kutia sahihi",
    checkText:
      "Hesabu maboksi na uangalie kila moja. Andika hapa kinachokosekana au kilichoharibika, na upige picha. Kisha tia sahihi.",
    return: "Kama kuna shida",
    returnText: `Piga ${site.phones[0]}. Rudisha mashine ambayo haijatumika, iliyo kamili na iliyo kwenye boksi, ndani ya siku ${site.promises.returnDays} baada ya kuletewa.`,
    signatures: ["Imepokelewa na: jina na sahihi", "Siku na saa"],
  },
  packing: {
    title: "Orodha ya kupakia",
    inBox: "Iko kwenye boksi",
    box: "☐",
    note: "Kwa anayepakia",
    noteText: "Weka alama kwenye kila mstari, na ulinganishe serial number na zile zilizo kwenye mashine.",
    signatures: ["Imepakiwa na", "Imeangaliwa na"],
  },
  warranty: {
    title: "Kadi ya warranty",
    machine: "Mashine",
    until: "Warranty hadi",
    asConfirmed: "kama uthibitisho wako unavyosema",
    starts: "Inaanza mashine ikifika",
    startsText: (day) =>
      day ? `Ililetwa ${day}. Warranty inaanza siku hiyo.` : "Warranty inaanza siku mashine inapoletwa.",
    claim: "Kudai warranty",
    claimText: `Tafuta serial number kwenye ${new URL(site.origin).host}/warranty, au piga ${site.phones[0]}. Uwe na serial number, na useme mashine inafanya nini.`,
    covers: "Inahusu nini",
    coversText:
      "Kila mashine ina warranty ya mtengenezaji. Haki ambazo sheria inampa mnunuzi zinabaki juu yake.",
  },
});
