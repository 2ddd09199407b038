import { inLanguages } from "~/language/words";
import { cancelledBecause } from "./content";

export const cancelledBecauseWords = inLanguages(cancelledBecause, {
  "buyer-asked": "Ulituomba tuighairi.",
  "out-of-stock": "Mashine imeisha, na hatujui itarudi lini.",
  "wrong-price": "Bei kwenye tovuti yetu ilikuwa na makosa. Samahani.",
  "not-paid": "Haikulipwa kwa wakati.",
  "test-or-fake": "",
});
