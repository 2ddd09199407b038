import { z } from "zod";
import { bodyOf, type Reply } from "../call.server";
import type { Money } from "../provider";

/**
 * What was refunded of a charge, as far as it is done. Paystack's specification knows no list for one charge, so the
 * refunds since it was paid are looked through. Undefined when Paystack does not say.
 */
export async function refundedOf(
  ask: (path: string) => Promise<Reply>,
  reference: string,
  { amount, paidAt }: { amount: Money; paidAt: Date | null },
): Promise<Money | undefined> {
  let minor = 0;
  for (let page = 1; page <= mostPages; page++) {
    const query = new URLSearchParams({ perPage: String(perPage), page: String(page) });
    if (paidAt) query.set("from", paidAt.toISOString());
    const answer = bodyOf(await ask(`/refund?${query}`), refundList);
    if (!answer) return undefined;
    const done = answer.data.filter((row) => referenceOf(row) === reference && row.status === "processed");
    minor += done.reduce((sum, refund) => sum + refund.amount, 0);
    if (answer.data.length < perPage) break;
  }
  return { ...amount, minor: Math.min(minor, amount.minor) };
}

const perPage = 100;
const mostPages = 10;

function referenceOf({ transaction_reference, transaction }: z.output<typeof refundRow>) {
  return transaction_reference ?? (typeof transaction === "object" ? transaction?.reference : undefined);
}

const refundRow = z.object({
  // Whole shilling cents; events give it as text.
  amount: z.coerce.number().int().nonnegative(),
  status: z.string(),
  transaction_reference: z.string().nullish(),
  // Its number, or the whole of it.
  transaction: z.union([z.object({ reference: z.string().nullish() }), z.number(), z.string()]).nullish(),
});

const refundList = z.object({ status: z.literal(true), data: z.array(refundRow) });
