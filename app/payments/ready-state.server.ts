import { randomUUID } from "node:crypto";
import type { PaymentAttempt, Purchase } from "~/db/schema";
import { leftToPay } from "./balance";
import { holdRate } from "./held-rate.server";
import { localPhone } from "./local-phone";
import { usdCents } from "./money";
import { partsOf } from "./parts";
import { cardProvider, type Payments } from "./providers.server";
import { accountOf } from "./reference";
import type { How, Paybill, ReadyState } from "./view";

type Given = {
  payments: Payments;
  purchase: Purchase;
  attempts: PaymentAttempt[];
  wantsPart: boolean;
  now: Date;
};

/** All ways to pay that are open, with the buyer's own choice first. */
export function readyState({ payments, purchase, attempts, wantsPart, now }: Given): ReadyState {
  const left = leftToPay(purchase);
  const offered: How[] = [];
  if (payments.mpesa) offered.push("mpesa");
  if (cardProvider(payments)) offered.push("card");
  if (payments.paypal) offered.push("paypal");
  if (payments.bank) offered.push("bank");
  const wished = ({ mpesa: "mpesa", credit_card: "card", paypal: "paypal" } as const)[purchase.paymentMethod];
  const usual = attempts[0]?.phone ?? purchase.customerPhone.replace("+", "");
  const { paypal } = payments;
  return {
    kind: "ready",
    chosen: offered.includes(wished) ? wished : (offered[0] ?? "bank"),
    offered,
    key: randomUUID(),
    phone: localPhone(usual),
    paybill: paybillOf(payments),
    account: accountOf(purchase.reference),
    parts: partsOf(left),
    asksPart: wantsPart || partsOf(left).length > 1,
    dollars: paypal
      ? {
          cents: usdCents(left, paypal.rate),
          rate: paypal.rate,
          held: holdRate(paypal, purchase.id, now),
        }
      : null,
    bank: payments.bank ?? null,
  };
}

export function paybillOf({ mpesa }: Payments): Paybill | null {
  return mpesa ? { number: mpesa.paybill, isTill: mpesa.isTill } : null;
}
