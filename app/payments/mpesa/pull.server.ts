import { z } from "zod";
import { bodyOf, patience } from "../call.server";
import { centsOf } from "../money";
import { accountOf, type HandPayment } from "./c2b";
import type { Daraja } from "./daraja.server";
import { timestampOf } from "./password";
import type { MpesaSettings } from "./settings";

/**
 * What was paid into the PayBill between two moments of the last 48 hours: the net under confirmations that never
 * came. Undefined when Safaricom does not say.
 */
export async function pullPayments(
  daraja: Daraja,
  { shortcode }: MpesaSettings,
  from: Date,
  to: Date,
): Promise<HandPayment[] | undefined> {
  const found: HandPayment[] = [];
  for (let read = 0, page = 0; page < mostPages; page++) {
    const reply = await daraja.post(
      "/pulltransactions/v1/query",
      {
        ShortCode: shortcode,
        StartDate: spaced(from),
        EndDate: spaced(to),
        OffSetValue: String(read),
      },
      patience.question,
    );
    // Nothing found is also answered with a plain 500.
    if (reply?.reached && reply.status === 500) break;
    const answer = reply && bodyOf(reply, pullAnswer);
    if (!answer) return undefined;
    const rows = answer.Response.flat();
    if (answer.ResponseCode !== "1000" || rows.length === 0) break;
    read += rows.length;
    found.push(...rows.flatMap((row) => asPayment(row, shortcode)));
  }
  return found;
}

const mostPages = 100;

/** `2026-11-15 14:30:05`, East Africa Time. */
function spaced(date: Date): string {
  return timestampOf(date).replace(/^(....)(..)(..)(..)(..)(..)$/, "$1-$2-$3 $4:$5:$6");
}

function asPayment(row: z.output<typeof pulledRow>, shortcode: string): HandPayment[] {
  const cents = centsOf(row.amount);
  if (!cents) return [];
  const receipt = row.transactionId.toUpperCase();
  // Whether `trxDate` is UTC, as it claims, nobody could confirm: it is not used.
  return [{ receipt, account: accountOf(row.billreference ?? ""), shortcode, cents, paidAt: null }];
}

const scalar = z.union([z.string(), z.number()]);

const pulledRow = z.object({
  transactionId: z.string().regex(/^[A-Za-z0-9]{6,20}$/),
  amount: scalar,
  billreference: scalar.nullish(),
});

// A list in a list.
const pullAnswer = z.object({ ResponseCode: z.string(), Response: z.array(z.array(pulledRow)).default([]) });
