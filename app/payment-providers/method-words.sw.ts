import type { Language } from "~/language/language";
import { put, type Translation } from "~/language/words";
import { site } from "~/site";
import type { Method } from "./about";
import { type ProviderMethod, providerMethods } from "./all";
import type { card } from "./card";
import type { aboutMpesa } from "./mpesa";
import type { aboutPaypal } from "./paypal";

type Said<Of> = Translation<Omit<Of, "name" | "how">>;

const swahili = {
  mpesa: { label: "M-Pesa", note: "Prompt kwenye simu yako" } satisfies Said<typeof aboutMpesa.method>,
  credit_card: {
    label: "Kadi",
    note: "Kwenye ukurasa salama",
    page: {
      form: {
        text: `Unaenda kwenye ukurasa salama wa mshirika wetu wa kadi, kisha unarudi hapa. ${site.name} haioni nambari ya kadi yako.`,
        hint: "Visa na Mastercard. Benki yako inaweza kukuomba uthibitishe kwenye app yake.",
        send: "Endelea kwenye ukurasa wa kadi",
        sending: "Ukurasa wa kadi unafunguka...",
        foot: "Ukifunga ukurasa huo, hutozwi chochote.",
      },
      slow: "Ukurasa wa kadi haujibu kwa sasa.",
      checking: "Bado tunaangalia na ukurasa wa kadi",
      notCompleted: {
        title: "Malipo ya kadi hayakukamilika",
        text: "Malipo hayakuidhinishwa. Benki yako inaweza kukuambia sababu.",
        again: "Jaribu kadi tena",
      },
    },
  } satisfies Said<typeof card>,
  paypal: {
    label: "PayPal",
    note: "Kwa dola za Marekani",
    page: {
      slow: "PayPal haijibu kwa sasa.",
      checking: "Bado tunaangalia na PayPal",
      notCompleted: {
        title: "PayPal ilifungwa kabla hujamaliza",
        text: "Ulirudi bila kuidhinisha malipo, au PayPal haikuweza kuyachukua.",
        again: "Jaribu PayPal tena",
      },
    },
  } satisfies Said<typeof aboutPaypal.method>,
} satisfies Record<ProviderMethod, unknown>;

/** A way to pay as the buyer reads it. */
export function methodIn(language: Language, method: Method): Method {
  if (language === "en") return method;
  const known = providerMethods.find(({ name }) => name === method.name);
  return known ? (put(method, swahili[known.name]) as Method) : method;
}
