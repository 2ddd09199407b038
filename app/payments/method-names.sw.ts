import type { ReceivedBy } from "~/db/schema";
import type { Language } from "~/language/language";
import { providerMethods } from "~/payment-providers/all";
import { methodIn } from "~/payment-providers/method-words.sw";
import { methodNames } from "./method-names";

const byProviders = Object.fromEntries(
  providerMethods.map((method) => [method.name, methodIn("sw", method).label]),
);

/** How money came in or went back, in the buyer's language. */
export const methodNameWords: Record<Language, Record<ReceivedBy, string>> = {
  en: methodNames,
  sw: { ...methodNames, ...byProviders },
};
