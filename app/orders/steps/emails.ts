import type { ReceivedBy } from "~/db/schema";
import type { Email, EmailPart, Fact } from "~/email/email";
import type { Language } from "~/language/language";
import type { Cents } from "~/money/cents";
import { formatCents } from "~/money/format";
import { balanceOf, leftToPay, owedBack, refundDays } from "~/payments/balance";
import { methodNameWords } from "~/payments/method-names.sw";
import { nairobiTime } from "~/time/nairobi";
import { longDay, longTime } from "~/time/words";
import { type Addresses, buyerEmail } from "../buyer-email";
import type { AgreedBy, ReturnWay } from "./content";
import { cancelledBecauseWords } from "./content.sw";
import { returnableUntil } from "./days";
import { stepEmailWords } from "./email-content.sw";
import { type ChangedLine, lineWords } from "./lines-after";
import type { StepOrder } from "./outcomes";
import { returnDays } from "./transitions";

export type EmailLine = ChangedLine;

function toBuyer(
  order: StepOrder,
  addresses: Addresses,
  step: string,
  subject: string,
  parts: EmailPart[],
): Email {
  const texts = stepEmailWords[order.language];
  return buyerEmail(order, addresses, {
    // The version makes it another email when a step was taken back and taken again.
    key: `order:${order.reference}:${step}:${order.version}`,
    subject,
    parts,
    open: texts.open,
    questions: texts.questions(order.reference),
  });
}

export function confirmedEmail(order: StepOrder, lines: EmailLine[], addresses: Addresses): Email {
  const { language, reference } = order;
  const texts = stepEmailWords[language].confirmed;
  const { deliveryDay, deliveryCost, warranty, paysBy } = order.agreed;
  return toBuyer(order, addresses, "confirmed", texts.subject(reference), [
    texts.text,
    {
      facts: compact([
        ...lines.map(
          (line): Fact => [`${line.quantity} × ${line.hardwareName}`, formatCents(line.totalAmount)],
        ),
        [texts.total, formatCents(order.totalCents)],
        [texts.delivery, deliveryDay && longDay(deliveryDay, language)],
        [texts.cost, deliveryCost],
        [texts.warranty, warranty],
        [texts.paysBy, paysBy && methodNameWords[language][paysBy]],
      ]),
    },
    texts.rights(returnDays),
  ]);
}

export type OrderThen = { order: StepOrder; lines: EmailLine[] };

/** What was and what is now. Where it goes stands on the order's page alone, as in every email to a buyer. */
export function changedEmail(
  before: OrderThen,
  { order, lines }: OrderThen,
  agreement: { agreedBy?: AgreedBy; agreedAt?: string },
  addresses: Addresses,
): Email {
  const { language, reference } = order;
  const texts = stepEmailWords[language].changed;
  const [had, has] = [lineWords(before.lines), lineWords(lines)];
  const [oldTotal, total] = [formatCents(before.order.totalCents), formatCents(order.totalCents)];
  const [oldDay, day] = [before.order, order].map(({ agreed: { deliveryDay } }) => deliveryDay);
  return toBuyer(order, addresses, "changed", texts.subject(reference), [
    agreementWords(agreement, language),
    {
      facts: compact([
        [texts.orderedBefore, had === has ? undefined : had],
        [texts.orderedNow, had === has ? undefined : has],
        [texts.totalBefore, oldTotal === total ? undefined : oldTotal],
        [texts.totalNow, oldTotal === total ? undefined : total],
        [texts.deliveryBefore, day === oldDay ? undefined : oldDay && longDay(oldDay, language)],
        [texts.deliveryNow, day === oldDay ? undefined : day ? longDay(day, language) : texts.toBeAgreed],
        [
          texts.address,
          before.order.shippingAddress === order.shippingAddress ? undefined : texts.addressChanged,
        ],
      ]),
    },
    moneyAfterChange(order),
  ]);
}

function agreementWords(
  { agreedBy, agreedAt }: { agreedBy?: AgreedBy; agreedAt?: string },
  language: Language,
): string {
  const texts = stepEmailWords[language].changed;
  const at = agreedAt ? `, ${longTime(nairobiTime(agreedAt), language)}` : "";
  return agreedBy ? texts.agreed(texts.agreedBy[agreedBy], at) : "";
}

function moneyAfterChange(order: StepOrder): string {
  const { language } = order;
  const texts = stepEmailWords[language].changed;
  const { heldCents, leftCents, owedCents } = balanceOf(order);
  if (owedCents > 0 && order.refundDueBy)
    return texts.refund(formatCents(owedCents), refundDays, longDay(order.refundDueBy, language));
  if (heldCents > 0 && leftCents > 0) return texts.balance(formatCents(heldCents), formatCents(leftCents));
  return "";
}

export function shippedEmail(order: StepOrder, _: EmailLine[], addresses: Addresses): Email {
  const { language, reference } = order;
  const texts = stepEmailWords[language].shipped;
  const { courier, trackingNumber, trackingUrl, leavesOn, arrivesOn, driverPhone } = order.agreed;
  return toBuyer(order, addresses, "shipped", texts.subject(reference), [
    {
      facts: compact([
        [texts.carriedBy, courier],
        [texts.tracking, trackingNumber],
        [texts.follow, trackingUrl],
        [texts.leaves, leavesOn && longDay(leavesOn, language)],
        [texts.arrives, arrivesOn && longDay(arrivesOn, language)],
        [texts.driver, driverPhone],
      ]),
    },
    texts.text,
  ]);
}

export function deliveredEmail(order: StepOrder, _: EmailLine[], addresses: Addresses): Email {
  const { language, reference } = order;
  const texts = stepEmailWords[language].delivered;
  const { signedBy } = order.agreed;
  return toBuyer(order, addresses, "delivered", texts.subject(reference), [
    signedBy ? texts.signedBy(signedBy) : texts.here,
    texts.damage,
    texts.returns(longDay(returnableUntil(order), language)),
  ]);
}

/** Nobody is written to about a test or fake order. */
export function cancelledEmail(order: StepOrder, _: EmailLine[], addresses: Addresses): Email | undefined {
  if (order.cancelReason === "test-or-fake") return undefined;
  const { language, reference } = order;
  const texts = stepEmailWords[language].cancelled;
  const reason = order.cancelReason ? cancelledBecauseWords[language][order.cancelReason] : "";
  return toBuyer(order, addresses, "cancelled", texts.subject(reference), [
    reason,
    owedBack(order) > 0 && order.refundDueBy
      ? texts.refund(formatCents(owedBack(order)), refundDays, longDay(order.refundDueBy, language))
      : texts.nothing,
  ]);
}

/** The amount and the page, and no other payment details: nobody can change an account number on its way. */
export function payLinkEmail(order: StepOrder, addresses: Addresses): Email {
  const texts = stepEmailWords[order.language].payLink;
  return toBuyer(order, addresses, "pay-link", texts.subject(order.reference), [
    { facts: [[texts.balance, formatCents(leftToPay(order))]] },
    texts.text,
  ]);
}

export type RefundFact = { amountCents: Cents; method: ReceivedBy; receiptCode?: string | null };

export function refundEmail(order: StepOrder, refund: RefundFact, addresses: Addresses): Email {
  const { language, reference } = order;
  const texts = stepEmailWords[language].refund;
  return toBuyer(order, addresses, "refund", texts.subject(reference), [
    {
      facts: compact([
        [texts.amount, formatCents(refund.amountCents)],
        [texts.by, methodNameWords[language][refund.method]],
        [texts.reference, refund.receiptCode ?? undefined],
      ]),
    },
  ]);
}

export function returnEmail(
  order: StepOrder,
  { items, becomes, refund }: { items: string; becomes: ReturnWay; refund: Cents },
  addresses: Addresses,
): Email {
  const texts = stepEmailWords[order.language].returned;
  return toBuyer(order, addresses, "return", texts.subject(order.reference), [
    { facts: [[texts.items, items]] },
    becomes === "refund" ? paidBack(order, refund) : texts[becomes],
  ]);
}

function paidBack(order: StepOrder, refund: Cents): string {
  const texts = stepEmailWords[order.language].returned;
  const owed = owedBack(order);
  return owed > 0 && order.refundDueBy
    ? texts.owed(formatCents(owed), refundDays, longDay(order.refundDueBy, order.language))
    : texts.less(formatCents(refund));
}

function compact(facts: [string, string | undefined][]): Fact[] {
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}
