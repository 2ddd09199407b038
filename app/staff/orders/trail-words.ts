import type { AuditEvent, OrderStatus, ReceivedBy } from "~/db/schema";
import { cents } from "~/money/cents";
import { formatCents } from "~/money/format";
import { methodNames } from "~/payments/method-names";
import { statusWords } from "./content";
import { recordedStep } from "./steps/all";

type Event = Pick<AuditEvent, "action" | "before" | "after">;

/** One line of the audit trail: what was done, with old and new value. Without amounts for who may not see them. */
export function trailWords(event: Event, seesMoney: boolean): string {
  const { action, before, after } = event;
  const told = after?.buyerTold ? " Emailed to the buyer." : "";
  const moved = cents(Number(after?.amountCents ?? after?.cents ?? 0));
  const amount = seesMoney && moved > 0 ? ` of ${formatCents(moved)}` : "";
  const had = cents(Number(before?.amountCents ?? 0));
  const amountBefore = seesMoney && had > 0 ? ` of ${formatCents(had)}` : "";
  const receipt = seesMoney && after?.receipt ? `, receipt ${after.receipt}` : "";
  const way = after?.method ? ` by ${methodNames[after.method as ReceivedBy] ?? after.method}` : "";
  const step = recordedStep(action);
  if (step) {
    const { trail = `${word(before?.status)} to ${word(after?.status)}.${told}` } = step.record;
    return typeof trail === "string" ? trail : trail({ before, after, amount, amountBefore, receipt, way });
  }
  switch (action) {
    case "undo":
      return `Taken back: ${word(before?.status)} to ${word(after?.status)}.`;
    case "paid":
      return `Payment${amount} arrived${receipt}.`;
    case "payment-matched":
      return `Payment${amount}${way} found its order${receipt}.`;
    case "mpesa-code-given":
      return seesMoney ? `Typed the M-Pesa code ${after?.code}.` : "Typed an M-Pesa code.";
    case "mpesa-code-not-found":
      return seesMoney
        ? `Did not find ${after?.refusedCode} on the statement. Emailed to the buyer.`
        : "Compared a code.";
    case "refunded-by-provider":
      return `${way ? `Money${amount} went back${way}` : `Money${amount} went back`}, as the provider tells.`;
    case "dispute-opened":
      return after?.kind === "reversal" ? "The provider took money back." : "The buyer disputes a payment.";
    case "dispute-closed":
      return `Dispute over${after?.state && after.state !== "closed" ? `: ${after.state}` : ""}.`;
    case "tax-invoice-issued":
      return `Tax invoice ${after?.invoice} entered${after?.number ? `: ${after.number}` : " by its PDF"}.${told}`;
    case "tax-invoice-retyped":
      return `Corrected what was entered for tax invoice ${after?.invoice}${after?.number ? `: ${after.number}` : ""}.${told}`;
    case "tax-invoice-buyer":
      return `Corrected whom tax invoice ${after?.invoice} is made out to.`;
    case "assign":
      return `Owner: ${after?.owner ?? "nobody"}.`;
    default:
      return plain[action] ?? `${action.charAt(0).toUpperCase()}${action.slice(1).replaceAll("-", " ")}.`;
  }
}

const plain: Record<string, string> = {
  note: "Added a note.",
  view: "Looked at the order.",
  placed: "Wrote the order down for the buyer.",
  erase: "Erased the buyer's details, apart from what the law makes us keep.",
  "correct-buyer": "Corrected the buyer's details.",
  "correct-address": "Corrected the buyer's email address.",
  "transfer-announced": "Says that a bank transfer is on its way.",
  "tax-invoice-listed": "Put the order on the list of tax invoices.",
  "kra-pin": "Gave or changed the KRA PIN.",
  "email-held-back": "Sent no confirmation to the buyer: this address was emailed often.",
};

function word(status: unknown): string {
  return statusWords[status as OrderStatus] ?? String(status);
}
