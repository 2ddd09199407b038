import type { ErasePlan } from "~/privacy/erase-plan";
import { kept } from "~/privacy/kept";

/** What goes and what stays, before anything is done. */
export function PlanTable({ plan: { deleted, toAnonymise, toCancel, toKeep } }: { plan: ErasePlan }) {
  const gone = [
    some(deleted.messages, "message"),
    some(deleted.demos, "demo request"),
    some(deleted.bookings, "booked demo"),
    some(deleted.conversations, "conversation"),
    some(deleted.entries, "note or answer", "notes and answers"),
    some(deleted.received, "email received", "emails received"),
    some(deleted.quotations, "quotation"),
    some(deleted.accounts, "typed account number"),
    some(deleted.news, "consent"),
    some(deleted.emails, "email"),
  ].filter(Boolean);
  return (
    <table className="ledger">
      <tbody>
        <tr>
          <th scope="row">Deleted</th>
          <td className="mute">{gone.length > 0 ? gone.join(", ") : "Nothing"}</td>
        </tr>
        {toCancel.length > 0 && (
          <tr>
            <th scope="row">Cancelled first</th>
            <td className="mute">{toCancel.join(", ")}: not confirmed yet</td>
          </tr>
        )}
        {toAnonymise.length > 0 && (
          <tr>
            <th scope="row">Made anonymous</th>
            <td className="mute">
              {toAnonymise.join(", ")}: machines, amounts and dates stay; name, email, phone and address go
            </td>
          </tr>
        )}
        <tr>
          <th scope="row">Kept by law</th>
          <td className="mute">
            {toKeep.length > 0
              ? `${toKeep.join(", ")}: reference, machines, amounts, dates, and the buyer's name and KRA PIN, for ${kept.orderYears} years after the year of the order. Email, phone and address go.`
              : "Nothing. A paid order would keep what tax law asks for."}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function some(count: number, one: string, many = `${one}s`): string {
  return count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
}
