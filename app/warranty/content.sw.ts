import { inLanguages } from "~/language/words";
import { site } from "~/site";
import { warrantyPage } from "./content";

const [mobile] = site.phones;

export const warrantyWords = inLanguages(warrantyPage, {
  meta: {
    title: "Warranty ya mashine",
    description:
      "Andika serial number ya mashine yako ya Velto uone kama bado ina warranty, na jinsi ya kuidai.",
  },
  title: "Bado ina warranty?",
  lede: "Andika serial number. Iko kwenye stika ya mashine, kwenye delivery note na kwenye risiti yako.",
  serial: "Serial number",
  missing: "Andika serial number.",
  send: "Itafute",
  failed: "Hatukuweza kuitafuta mashine. Tafadhali jaribu tena baadaye.",
  states: {
    unknown: {
      title: "Hatuijui nambari hii",
      text: `Linganisha kila herufi na nambari na stika. Kama ni sawa, piga ${mobile} au tuandikie.`,
    },
    running: {
      title: (until) => `Ina warranty hadi ${until}`,
      text: (machine) => `${machine}, tuliiuza sisi. Warranty inaanza siku ilipoletwa.`,
    },
    over: {
      title: (until) => `Warranty iliisha ${until}`,
      text: (machine) => `${machine}, tuliiuza sisi. Bado tunaitengeneza na tuna spare parts; tuulize bei.`,
    },
    confirmed: {
      title: "Tuliiuza sisi",
      text: (machine) =>
        `${machine}. Urefu wa warranty uko kwenye uthibitisho wa oda yake; inaanza siku ilipoletwa.`,
    },
    gone: {
      title: "Ilirudishwa kwetu",
      text: (machine) =>
        `${machine}. Mteja alipata nyingine au alirudishiwa pesa, kwa hivyo hii haina warranty tena.`,
    },
    notDelivered: {
      title: "Bado haijaletwa",
      text: (machine) => `${machine}. Warranty yake inaanza siku inapoletwa.`,
    },
  },
  machine: "Mashine",
  claim: {
    title: "Kudai warranty",
    items: [
      "Uwe na serial number, na nambari ya oda kama unaijua",
      "Eleza shida na skrini inaonyesha nini; picha inasaidia",
    ],
    call: `Piga ${mobile}`,
    write: "Tuandikie",
    more: "Warranty inahusu nini",
  },
});
