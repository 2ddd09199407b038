import { z } from "zod";
import type { Cents } from "~/money/cents";
import { centsOf } from "~/money/decimals";
import { momentOf } from "./password";

/** Money that somebody sent to the PayBill, with whatever they typed as account number. */
export type HandPayment = {
  receipt: string;
  account: string;
  shortcode: string;
  cents: Cents;
  paidAt: Date | null;
};

/** A confirmation, as Safaricom posts it. Undefined for anything else. */
export function readConfirmation(body: unknown): HandPayment | undefined {
  const parsed = confirmation.safeParse(body);
  if (!parsed.success) return undefined;
  const { TransID, TransAmount, TransTime, BusinessShortCode, BillRefNumber } = parsed.data;
  const cents = centsOf(TransAmount);
  if (!cents) return undefined;
  return {
    receipt: TransID.toUpperCase(),
    account: accountOf(BillRefNumber ?? ""),
    shortcode: String(BusinessShortCode),
    cents,
    paidAt: momentOf(TransTime),
  };
}

/** `vlt 7k3m-9px` is VLT7K3M9PX. */
export function accountOf(typed: string | number): string {
  return String(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, 20);
}

const scalar = z.union([z.string(), z.number()]);

const confirmation = z.object({
  TransID: z.string().regex(/^[A-Za-z0-9]{6,20}$/),
  TransAmount: scalar,
  TransTime: scalar.optional(),
  BusinessShortCode: scalar,
  BillRefNumber: scalar.nullish(),
});
