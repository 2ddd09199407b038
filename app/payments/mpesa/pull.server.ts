import { z } from "zod";
import { centsOf } from "~/money/decimals";
import { bodyOf, patience } from "../call.server";
import { accountOf, type HandPayment } from "./c2b";
import { type Daraja, darajaError } from "./daraja.server";
import { timestampOf } from "./password";
import type { MpesaSettings } from "./settings";

/** A row of Safaricom's list. Only what a customer paid is money that came. */
export type Pulled = HandPayment & { kind: "payment" | "reversal" | "other" };

/**
 * What was paid into the PayBill between two moments of the last 48 hours: the net under confirmations that never
 * came. Undefined when Safaricom does not say.
 */
export async function pullPayments(
  daraja: Daraja,
  settings: MpesaSettings,
  from: Date,
  to: Date,
): Promise<Pulled[] | undefined> {
  const found: Pulled[] = [];
  for (let read = 0, page = 0; page < mostPages; page++) {
    const reply = await askForList(daraja, settings, { from, to, offset: read });
    // Nothing found is also answered with a plain 500; a gateway that is busy says so with a code of its own.
    if (reply?.reached && reply.status === 500) {
      if (bodyOf(reply, darajaError)?.errorCode.startsWith("500.003")) return undefined;
      break;
    }
    const answer = reply && bodyOf(reply, pullAnswer);
    if (!answer) return undefined;
    const rows = answer.ResponseCode === "1000" ? answer.Response.flat() : [];
    if (rows.length === 0) break;
    read += rows.length;
    found.push(...rows.flatMap((row) => readRow(row, settings.shortcode)));
  }
  return found;
}

const mostPages = 100;

export function askForList(
  daraja: Daraja,
  { shortcode }: MpesaSettings,
  { from, to, offset }: { from: Date; to: Date; offset: number },
) {
  const body = {
    ShortCode: shortcode,
    StartDate: spaced(from),
    EndDate: spaced(to),
    OffSetValue: String(offset),
  };
  return daraja.post("/pulltransactions/v1/query", body, patience.question);
}

/** `2026-11-15 14:30:05`, East Africa Time. */
function spaced(date: Date): string {
  return timestampOf(date).replace(/^(....)(..)(..)(..)(..)(..)$/, "$1-$2-$3 $4:$5:$6");
}

/** A row that can't be read hides no other. */
export function readRow(given: unknown, shortcode: string): Pulled[] {
  const { data: row } = pulledRow.safeParse(given);
  if (!row) return [];
  const amount = String(row.amount);
  const cents = centsOf(amount.replace(/^-/, ""));
  if (!cents) return [];
  const receipt = row.transactionId.toUpperCase();
  const account = accountOf(row.billreference ?? "");
  const kind = amount.startsWith("-") ? "reversal" : kindOf(row.transactiontype ?? "");
  // `trxDate` was seen with `Z` and with `+03:00`, and nobody could confirm what it means: it is not used.
  return [{ receipt, account, shortcode, cents, paidAt: null, kind }];
}

/**
 * `c2b-pay-bill-debit` is documented and `c2b-buy-goods-debit` was seen. How a reversal is called, or whether it is
 * listed at all, is known to nobody: it is taken by the word.
 */
function kindOf(type: string): Pulled["kind"] {
  if (/revers/i.test(type)) return "reversal";
  return /pay.?bill|buy.?goods/i.test(type) ? "payment" : "other";
}

const scalar = z.union([z.string(), z.number()]);

const pulledRow = z.object({
  transactionId: z.string().regex(/^[A-Za-z0-9]{6,20}$/),
  amount: scalar,
  billreference: scalar.nullish(),
  transactiontype: z.string().nullish(),
});

// A list in a list; without a payment it comes as text, or not at all.
export const pullAnswer = z.object({
  ResponseCode: z.string(),
  Response: z.array(z.array(z.unknown())).catch([]),
});
