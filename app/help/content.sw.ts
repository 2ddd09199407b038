import { inLanguages } from "~/language/words";
import { help } from "./content";

export const helpWords = inLanguages(help, {
  meta: {
    title: "Msaada",
    searchTitle: "Maswali kuhusu POS, bei, M-Pesa na eTIMS | Velto",
    description:
      "Majibu kuhusu VeltoPOS, VeltoERP, mashine, oda, malipo, delivery, KRA na eTIMS. Tafuta, au uliza mtu Nairobi.",
  },
  title: "Maswali na majibu",
  lede: "Maswali tunayoulizwa zaidi, na majibu yetu.",
  search: { label: "Tafuta kwenye majibu", placeholder: "eTIMS, delivery, bei ya printer", button: "Tafuta" },
  topics: "Mada",
  names: {
    veltopos: "VeltoPOS kwenye kaunta",
    software: "VeltoERP, bei na kuwekewa",
    machines: "Mashine",
    orders: "Oda, malipo na delivery",
    company: "Velto",
  },
  everywhere: "Tafuta kwenye tovuti nzima",
  back: "Maswali yote",
  none: (asked) => `Hakuna jibu la '${asked}'. Maswali yote yako hapa chini.`,
  found: (count, asked) => (count === 1 ? `Jibu 1 la '${asked}'` : `Majibu ${count} ya '${asked}'`),
  closing: {
    title: "Hujapata jibu?",
    text: "Tutumie ujumbe au tupigie. Mtu wetu Nairobi atakujibu.",
    action: { label: "Wasiliana nasi" },
  },
});
