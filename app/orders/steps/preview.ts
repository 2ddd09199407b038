import type { Email } from "~/email/email";
import { type CancelReason, cancelReasons } from "~/forms/choices";
import { nothing, sum } from "~/money/cents";
import { paymentEmail } from "~/payments/emails";
import { centsIn } from "./amounts";
import { moneyMethods, waysToPay } from "./content";
import {
  type Addresses,
  cancelledEmail,
  confirmedEmail,
  deliveredEmail,
  type OrderLine,
  payLinkEmail,
  refundEmail,
  returnEmail,
  shippedEmail,
} from "./emails";
import { askedAgain, refundDueBy } from "./money";
import { outcomes, type StepOrder, type Values } from "./outcomes";

/** The fields of a step's form as they stand, right or not. */
export type Typed = Record<string, string | undefined>;
export type ToldSteps = keyof typeof previews;

/** The email that a step would send with what is typed so far. Browser-safe, so that it follows the typing. */
export function previewEmail(
  step: string,
  order: StepOrder,
  lines: OrderLine[],
  addresses: Addresses,
  typed: Typed,
): Email | undefined {
  if (!(step in previews)) return undefined;
  const tidy = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value?.trim() || undefined]),
  );
  return previews[step as ToldSteps](order, tidy, lines, addresses);
}

type Preview = (
  order: StepOrder,
  typed: Typed,
  lines: OrderLine[],
  addresses: Addresses,
) => Email | undefined;

const previews = {
  confirm: (order, typed, lines, addresses) => {
    const paysBy = waysToPay.find((way) => way === typed.paysBy);
    const input = {
      ...typed,
      deliveryDay: dayIn(typed.deliveryDay) ?? "",
      warranty: typed.warranty ?? "",
      paysBy,
    };
    return confirmedEmail(after(order, outcomes.confirm(order, input, new Date())), lines, addresses);
  },
  ship: (order, typed, lines, addresses) => {
    const days = { leavesOn: dayIn(typed.leavesOn), arrivesOn: dayIn(typed.arrivesOn) };
    const input = { ...typed, ...days, courier: typed.courier ?? "" };
    return shippedEmail(after(order, outcomes.ship(order, input, new Date())), lines, addresses);
  },
  deliver: (order, typed, lines, addresses) => {
    const input = { ...typed, handedOverAt: timeIn(typed.handedOverAt) };
    return deliveredEmail(after(order, outcomes.deliver(order, input, new Date())), lines, addresses);
  },
  cancel: (order, typed, lines, addresses) => {
    const reason = cancelReasons.find((known) => known === typed.reason) as CancelReason | undefined;
    if (!reason || reason === "test-or-fake") return undefined;
    const values = outcomes.cancel(order, { reason, note: undefined }, new Date());
    return cancelledEmail(after(order, { ...values, orderStatus: "cancelled" }), lines, addresses);
  },
  pay: (order, typed, _, addresses) => {
    const fact = factIn(typed);
    const payment = { id: "preview", ...fact, receiptCode: fact.receiptCode ?? null };
    return paymentEmail(
      after(order, { paidCents: sum([order.paidCents, fact.amountCents]) }),
      payment,
      addresses,
    );
  },
  refund: (order, typed, _, addresses) => refundEmail(after(order, {}), factIn(typed), addresses),
  return: (order, typed, _, addresses) => {
    const credit = centsIn(typed.refund ?? "") ?? nothing;
    const creditedCents = sum([order.creditedCents, credit]);
    const changed = after(order, { creditedCents, refundDueBy: refundDueBy(new Date()) });
    return returnEmail(changed, typed.items ?? "", credit, addresses);
  },
  "pay-link": (order, _typed, _lines, addresses) => payLinkEmail(order, addresses),
  "ask-again": (order, _typed, _lines, addresses) => payLinkEmail(after(order, askedAgain(order)), addresses),
} satisfies Record<string, Preview>;

function after(order: StepOrder, values: Values): StepOrder {
  return { ...order, ...values, version: order.version + 1 };
}

function factIn(typed: Typed) {
  const method = moneyMethods.find((known) => known === typed.method) ?? "mpesa";
  return {
    amountCents: centsIn(typed.amount ?? "") ?? nothing,
    method,
    receiptCode: typed.receiptCode?.toUpperCase().replace(/\s/g, ""),
  };
}

function dayIn(typed: string | undefined): string | undefined {
  return typed && !Number.isNaN(Date.parse(typed)) ? typed : undefined;
}

function timeIn(typed: string | undefined): string | undefined {
  return typed && !Number.isNaN(Date.parse(`${typed}Z`)) ? typed : undefined;
}
