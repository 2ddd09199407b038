import { inLanguages } from "~/language/words";
import { search } from "./content";

export const searchWords = inLanguages(search, {
  title: "Tafuta",
  description: "Tafuta bidhaa, vifaa, huduma na majibu ya maswali kwenye Velto.",
  label: "Tafuta kwenye Velto",
  placeholder: "Bila mtandao, printer ya risiti, bei ya POS",
  button: "Tafuta",
  hint: "Bonyeza / kutafuta, na mishale kupita kwenye matokeo.",
  popularTitle: "Yanayotafutwa zaidi",
  popular: [
    "Bei za mashine",
    "M-Pesa kwenye till",
    "Kuuza bila mtandao",
    "Skrini ya jikoni",
    "Mishahara",
    "Delivery",
  ],
  nothing: {
    title: "Hakuna kilichopatikana kwa",
    text: "Jaribu maneno machache au mengine, au tutumie ujumbe na mtu wetu atakujibu.",
    contact: "Wasiliana nasi",
  },
  kinds: { page: "Ukurasa", product: "Bidhaa", article: "Makala", question: "Swali" },
  count: (total, question) =>
    total === 1 ? `Tokeo 1 la '${question}'` : `Matokeo ${total} ya '${question}'`,
  best: (shown) => `, bora ${shown} hapa chini`,
});
