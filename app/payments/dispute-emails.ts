import type { Config } from "~/config.server";
import type { PaymentDispute, PaymentProvider, Purchase } from "~/db/schema";
import type { Email, Fact } from "~/email/email";
import { formatMinor } from "~/money/format";
import { longTime } from "~/time/words";

type Addresses = Pick<Config, "salesEmail">;

/** To sales: money that somebody wants back, with the day to answer by. */
export function disputeEmail(
  dispute: PaymentDispute,
  purchase: Pick<Purchase, "reference"> | undefined,
  { salesEmail }: Addresses,
): Email {
  const { id, kind, provider, amountMinor, currency, reason, respondBy } = dispute;
  const title = `${purchase ? `Order ${purchase.reference}` : "A payment"}: ${titles[kind]}`;
  const facts: Fact[] = [
    ["Where", places[provider].name],
    ["Case", dispute.providerId],
    ...(amountMinor === null || currency === null
      ? []
      : [["Amount", formatMinor({ minor: amountMinor, currency })] satisfies Fact]),
    ...(reason ? [["Reason given", reason.replaceAll("-", " ")] satisfies Fact] : []),
    ...(respondBy ? [["Answer by", longTime(respondBy)] satisfies Fact] : []),
  ];
  return {
    key: `dispute:${id}${respondBy ? `:${respondBy.getTime()}` : ""}`,
    to: salesEmail,
    subject: title,
    title,
    parts: [{ facts }, kind === "dispute" ? places[provider].dispute : places[provider].reversal],
  };
}

const titles = {
  dispute: "the buyer disputes a payment",
  reversal: "a payment was taken back",
};

const unheard =
  "Send what proves the sale (the order, the delivery note, the serial numbers). Who does not answer in time loses the money.";

const places: Record<PaymentProvider, { name: string; dispute: string; reversal: string }> = {
  mpesa: {
    name: "M-Pesa",
    dispute: unheard,
    reversal:
      "M-Pesa lists a reversal. Look for it on the statement. If the money has left the PayBill, record it on the order as a refund and call the buyer before anything leaves the house.",
  },
  paystack: {
    name: "Paystack, Disputes",
    dispute: `Answer in Paystack's dashboard. ${unheard}`,
    reversal: "Compare it with Paystack's dashboard.",
  },
  pesapal: {
    name: "Pesapal",
    dispute: `Answer as Pesapal asks. ${unheard}`,
    reversal: "Compare it with Pesapal's dashboard.",
  },
  paypal: {
    name: "PayPal, Resolution Centre",
    dispute: `Answer in PayPal's Resolution Centre. ${unheard}`,
    reversal:
      "PayPal has taken the money back. The order shows it as refunded once PayPal says how much; if it does not, record it there. Deliver nothing more before it is settled.",
  },
};
