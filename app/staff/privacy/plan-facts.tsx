import type { ErasePlan } from "~/privacy/erase-plan";
import { kept } from "~/privacy/kept";
import { Facts } from "../facts";

/** What goes and what stays, before anything is done. */
export function PlanFacts({ plan: { deleted, toAnonymise, toCancel, toKeep } }: { plan: ErasePlan }) {
  const gone = [
    some(deleted.messages, "message"),
    some(deleted.demos, "demo request"),
    some(deleted.bookings, "booked demo"),
    some(deleted.conversations, "conversation"),
    some(deleted.entries, "note or answer", "notes and answers"),
    some(deleted.received, "email received", "emails received"),
    some(deleted.quotations, "quotation"),
    some(deleted.accounts, "typed account number"),
    some(deleted.customers, "customer record"),
    some(deleted.news, "consent"),
    some(deleted.emails, "email"),
  ].filter(Boolean);
  return (
    <Facts
      facts={[
        ["Deleted", gone.length > 0 ? gone.join(", ") : "Nothing"],
        ["Cancelled first", toCancel.length > 0 && `${toCancel.join(", ")}: not confirmed yet`],
        [
          "Made anonymous",
          toAnonymise.length > 0 &&
            `${toAnonymise.join(", ")}: machines, amounts and dates stay; name, email, phone and address go`,
        ],
        [
          "Kept by law",
          toKeep.length > 0
            ? `${toKeep.join(", ")}: reference, machines, amounts, dates, and the buyer's name and KRA PIN, for ${kept.orderYears} years after the year of the order. Email, phone and address go.`
            : "Nothing. A paid order would keep what tax law asks for.",
        ],
      ]}
    />
  );
}

function some(count: number, one: string, many = `${one}s`): string {
  return count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
}
