import type { Config } from "~/config";
import type { Order, PaymentDispute } from "~/db/schema";
import type { Email, Fact } from "~/email/email";
import { formatMinor } from "~/money/format";
import { aboutProvider } from "~/payment-providers/all";
import { longTime } from "~/time/words";

type Addresses = Pick<Config, "salesEmail">;

/** To sales: money that somebody wants back, with the day to answer by. */
export function disputeEmail(
  dispute: PaymentDispute,
  order: Pick<Order, "reference"> | undefined,
  { salesEmail }: Addresses,
): Email {
  const { id, kind, provider, amountMinor, currency, reason, respondBy } = dispute;
  const { disputes: words } = aboutProvider(provider);
  const answer = words.answer ? `${words.answer} ${unheard}` : unheard;
  const title = `${order ? `Order ${order.reference}` : "A payment"}: ${titles[kind]}`;
  const facts: Fact[] = [
    ["Where", words.where],
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
    parts: [{ facts }, kind === "dispute" ? answer : words.reversal],
  };
}

const titles = {
  dispute: "the buyer disputes a payment",
  reversal: "a payment was taken back",
};

const unheard =
  "Send what proves the sale (the order, the delivery note, the serial numbers). Who does not answer in time loses the money.";
