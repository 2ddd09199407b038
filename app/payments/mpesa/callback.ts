import { z } from "zod";
import { minorOf } from "~/money/decimals";
import type { Checked } from "../provider";
import { momentOf } from "./password";
import { paidCode, reasonOf } from "./result-codes";

export type Callback = { checkoutId: string; result: Checked };

/** How a prompt ended, as Safaricom posts it. Undefined for anything else. */
export function readCallback(body: unknown): Callback | undefined {
  const parsed = callback.safeParse(body);
  if (!parsed.success) return undefined;
  const { CheckoutRequestID, ResultCode, CallbackMetadata } = parsed.data.Body.stkCallback;
  const code = String(ResultCode);
  const trace = { code };
  if (code !== paidCode) {
    // A code that nobody has explained ends the waiting; the prompt is asked about all the same.
    const result: Checked = { state: "failed", reason: reasonOf(code) ?? "unexplained", final: true, trace };
    return { checkoutId: CheckoutRequestID, result };
  }
  const value = (name: string) =>
    CallbackMetadata?.Item.find((item) => item.Name === name)?.Value ?? undefined;
  const receipt = String(value("MpesaReceiptNumber") ?? "").toUpperCase();
  const minor = minorOf(value("Amount") ?? "");
  // A success without its proof is no success; the query will tell.
  if (!/^[A-Z0-9]{6,20}$/.test(receipt) || !minor) {
    return { checkoutId: CheckoutRequestID, result: { state: "unknown", trace } };
  }
  const paidAt = momentOf(value("TransactionDate"));
  const amount = { currency: "KES", minor } as const;
  return { checkoutId: CheckoutRequestID, result: { state: "paid", receipt, amount, paidAt, trace } };
}

const scalar = z.union([z.string(), z.number()]);

const callback = z.object({
  Body: z.object({
    stkCallback: z.object({
      CheckoutRequestID: z.string(),
      ResultCode: scalar,
      CallbackMetadata: z
        .object({ Item: z.array(z.object({ Name: z.string(), Value: scalar.nullish() })) })
        .nullish(),
    }),
  }),
});
