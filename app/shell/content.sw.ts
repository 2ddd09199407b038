import { machines } from "~/catalogue/machines";
import { inLanguages } from "~/language/words";
import { editions } from "~/pos/editions";
import { capital, swahiliNumber } from "~/words";
import { shell } from "./content";

export const shellWords = inLanguages(shell, {
  skip: "Nenda moja kwa moja kwenye ukurasa",
  home: "Velto, mwanzo",
  main: "Menu kuu",
  menu: "Menu",
  openMenu: "Fungua menu",
  closeMenu: "Funga menu",
  contact: "Wasiliana nasi",
  search: "Tafuta",
  demo: "Omba Demo",
  call: "Tupigie",
  privacy: "Faragha",
  terms: "Masharti",
  mistake: "Umeona kosa la Kiswahili? Tuambie",
  pos: {
    title: "VeltoPOS kwa ufupi",
    text: `POS moja, aina ${swahiliNumber(editions.length)}. Inafanya kazi peke yake au pamoja na VeltoERP.`,
    link: "Ona inachofanya",
    act: "Jaribu till",
  },
  hardware: {
    name: "Vifaa vya POS",
    title: "Vifaa vyote",
    text: `${capital(`mashine ${swahiliNumber(machines.length)}`)} zinazofanya kazi na VeltoPOS.`,
    link: "Ona vifaa vyote",
    act: "Panga kaunta yako",
  },
  pages: {
    pricing: "Bei",
    mpesa: "M-Pesa kwenye kaunta",
    delivery: "Delivery na kurudisha",
    warranty: "Angalia warranty",
    company: "Kampuni",
    services: "Huduma",
    blog: "Blog",
    products: "Bidhaa zote",
    individual: "Biashara ndogo",
    enterprise: "Kampuni kubwa",
    find: "Tafuta oda yako",
    help: "Msaada",
    about: "Kuhusu sisi",
    careers: "Nafasi za kazi",
  },
  columns: { products: "Bidhaa", business: "Kwa biashara yako", company: "Kampuni" },
  notFound: {
    title: "Ukurasa haupatikani",
    lede: "Hatuupati ukurasa huo. Labda umehamishwa, au link imeandikwa vibaya.",
    slip: "Hakuna ukurasa huu",
    search: "Tafuta kwenye Velto",
    send: "Tafuta",
    further: "Endelea hapa",
    home: "Mwanzo",
  },
  failure: {
    title: "Samahani, kuna shida",
    lede: "Kuna shida upande wetu, na tuna rekodi yake. Tafadhali jaribu tena baada ya muda mfupi.",
    reference: "Ikitokea tena, tutajie nambari hii:",
    home: "Rudi mwanzo",
  },
  slip: { till: "Till", page: "ukurasa × 1", returned: "Imerudishwa", total: "Jumla ksh" },
});
