import { randomUUID } from "node:crypto";
import type { Language } from "~/language/language";
import { providerMethods } from "~/payment-providers/all";
import { methodIn } from "~/payment-providers/method-words.sw";
import { offeredProviders } from "../offered";
import type { Ready } from "../provider";
import type { Payments } from "../providers.server";
import { accountOf } from "../reference";
import { bankWay } from "./content";
import { bankWayWords } from "./content.sw";
import type { Offer, ReadyState } from "./view";

/** All ways to pay that are open, with the buyer's own choice first. */
export function readyState(payments: Payments, given: Ready, language: Language): ReadyState {
  const { order } = given;
  const providers = offeredProviders(payments);
  const offered: Offer[] = providers.map(({ method }) => {
    const { label, note, page } = methodIn(language, method);
    return { how: method.how, label, note, form: page?.form };
  });
  if (payments.bank) offered.push({ ...bankWay, note: bankWayWords[language].note });
  const wished = providerMethods.find(({ name }) => name === order.paymentMethod)?.how;
  const chosen = offered.find(({ how }) => how === wished) ?? offered[0];
  const plain: ReadyState = {
    kind: "ready",
    chosen: chosen?.how ?? bankWay.how,
    offered,
    key: randomUUID(),
    account: accountOf(order.reference),
    phone: "",
    paybill: null,
    parts: [],
    asksPart: false,
    dollars: null,
    bank: payments.bank ?? null,
  };
  return Object.assign(plain, ...providers.map((provider) => provider.ready?.(given)));
}
