import type { ComparedProvider } from "~/payment-providers/all";
import { placeNames } from "~/payments/statements/places";
import type { FileRefusal } from "~/payments/statements/read-file";
import { compareTexts } from "./content";

const words = compareTexts.refusals;

/** Why a file was not compared, and what to do about it. */
export function refusalText(provider: ComparedProvider, refusal: FileRefusal): string {
  switch (refusal.refused) {
    case "columns":
      return refusal.fits
        ? words.fits(placeNames[refusal.fits])
        : words.columns(placeNames[provider], refusal.missing);
    case "currency":
      return words.currency(refusal.found, refusal.expected);
    case "time":
    case "amount":
    case "future":
    case "open-quote":
      return words[refusal.refused](refusal.line);
    default:
      return words[refusal.refused];
  }
}
