import { JobFailure } from "~/jobs/runs.server";
import { later } from "../attempts/schedule";
import { noteDispute } from "../disputes.server";
import { orderByAccount, paymentByReceipt } from "../find.server";
import type { PayServices } from "../services";
import { recordHandPayment } from "./by-hand.server";
import type { Pulled } from "./pull.server";

/** Payments into the PayBill that were never confirmed to us. Safaricom looks back 48 hours. */
export async function pullMissed(services: PayServices, now: Date) {
  const found = await services.payments.mpesa?.pull(later(now, -47 * 3_600), now);
  if (!found) throw new JobFailure("M-Pesa did not list its payments");
  let failed = 0;
  for (const payment of found) {
    try {
      await recordPulled(services, payment);
    } catch (error) {
      failed += 1;
      services.log.error({ err: error, receipt: payment.receipt }, "a PayBill payment could not be recorded");
    }
  }
  if (failed > 0) throw new JobFailure(`${failed} of ${found.length} payments could not be recorded`);
}

/** A row of Safaricom's list. It lists a row again every time; each counts once. */
async function recordPulled(services: PayServices, row: Pulled) {
  const { kind, ...paid } = row;
  if (kind === "payment") await recordHandPayment(services, paid);
  else if (kind === "reversal") await noteReversal(services, row);
  // Of no known kind: like money for another number it is not credited by itself, and a person looks at it.
  else await recordHandPayment(services, { ...paid, shortcode: "" });
}

/** Safaricom gives money back without asking. The row may name the order, or the receipt that it took back. */
async function noteReversal(services: PayServices, { receipt, account, cents }: Pulled) {
  const { db } = services;
  const order = await orderByAccount(db, account);
  const paid =
    (await paymentByReceipt(db, "mpesa", account)) ?? (await paymentByReceipt(db, "mpesa", receipt));
  await noteDispute(services, {
    provider: "mpesa",
    id: receipt,
    kind: "reversal",
    state: "open",
    amount: { currency: "KES", minor: cents },
    reason: null,
    respondBy: null,
    orderId: paid?.orderId ?? order?.id ?? null,
    attemptId: paid?.attemptId ?? null,
  });
}
