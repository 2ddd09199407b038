import type { Services } from "~/services.server";
import { recordHandPayment } from "../by-hand.server";
import { noteDispute } from "../disputes.server";
import { paymentByReceipt, purchaseByAccount } from "../find.server";
import type { Pulled } from "./pull.server";

/** A row of Safaricom's list. It lists a row again every time; each counts once. */
export async function recordPulled(services: Services, row: Pulled) {
  const { kind, ...paid } = row;
  if (kind === "payment") await recordHandPayment(services, paid);
  else if (kind === "reversal") await noteReversal(services, row);
  // Of no known kind: like money for another number it is not credited by itself, and a person looks at it.
  else await recordHandPayment(services, { ...paid, shortcode: "" });
}

/** Safaricom gives money back without asking. The row may name the order, or the receipt that it took back. */
async function noteReversal(services: Services, { receipt, account, cents }: Pulled) {
  const { db } = services;
  const purchase = await purchaseByAccount(db, account);
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
    purchaseId: paid?.purchaseId ?? purchase?.id ?? null,
    attemptId: paid?.attemptId ?? null,
  });
}
