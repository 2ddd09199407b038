import { z } from "zod";
import { cents, isWholeShillings } from "~/money/cents";
import { decimalOf } from "~/money/decimals";
import { bodyOf, patience, type Reply, traceOf } from "../call.server";
import type { Charge, Charged, Checked, Started } from "../provider";
import type { Reason } from "../reasons";
import { type Daraja, darajaError } from "./daraja.server";
import { passwordOf, timestampOf } from "./password";
import { paidCode, reasonOf } from "./result-codes";
import type { MpesaSettings } from "./settings";

/** Puts a prompt on the buyer's phone. Never repeated by itself: a lost answer may have been a yes. */
export async function pushPrompt(daraja: Daraja, settings: MpesaSettings, charge: Charge): Promise<Started> {
  const { amount, phone } = charge;
  if (!isWholeShillings(cents(amount.minor)) || !phone)
    throw new Error("M-Pesa takes whole shillings from a phone.");
  const receiver = settings.till
    ? { TransactionType: "CustomerBuyGoodsOnline", PartyB: Number(settings.till) }
    : { TransactionType: "CustomerPayBillOnline", PartyB: Number(settings.shortcode) };
  const reply = await daraja.post(
    "/mpesa/stkpush/v1/processrequest",
    {
      ...signature(settings),
      ...receiver,
      Amount: Number(decimalOf(amount.minor)),
      // As numbers: texts were seen to end as 'unreachable'.
      PartyA: Number(phone),
      PhoneNumber: Number(phone),
      CallBackURL: `${charge.hooksUrl}/stk/${charge.token}`,
      AccountReference: charge.account.slice(0, 12),
      TransactionDesc: "Velto order",
    },
    patience.start,
  );
  if (!reply) return { state: "refused", reason: "busy", trace: { code: "no token" } };
  return readPush(reply);
}

export function readPush(reply: Reply): Started {
  const accepted = bodyOf(reply, pushAnswer);
  if (reply.reached && reply.status === 200 && accepted) {
    return {
      state: "accepted",
      providerRef: accepted.CheckoutRequestID,
      trace: traceOf(reply, { code: "0" }),
    };
  }
  const error = bodyOf(reply, darajaError);
  const trace = traceOf(reply, { code: error?.errorCode, requestId: error?.requestId });
  const reason = reply.reached && refusalOf(reply.status, error);
  return reason ? { state: "refused", reason, trace } : { state: "unclear", trace };
}

/** Nothing but a refusal in the gateway's own form is certain. */
function refusalOf(status: number, error: z.output<typeof darajaError> | undefined): Reason | undefined {
  if (status === 429) return "busy";
  if (!error) return undefined;
  const { errorCode, errorMessage } = error;
  if (/unable to lock subscriber/i.test(errorMessage)) return "busy";
  if (/wrong credentials|merchant does not exist/i.test(errorMessage)) return "our-fault";
  if (errorCode === "500.003.02" || errorCode === "500.003.03") return "busy";
  if (/invalid phone/i.test(errorMessage)) return "unreachable";
  return status >= 400 && status < 500 ? "our-fault" : undefined;
}

const pushAnswer = z.object({ ResponseCode: z.literal("0"), CheckoutRequestID: z.string().min(1) });

/** Asks how a prompt ended. Carries neither receipt nor amount. */
export async function queryPrompt(
  daraja: Daraja,
  settings: MpesaSettings,
  charged: Charged,
): Promise<Checked> {
  if (!charged.providerRef) return { state: "unknown", trace: { code: "no reference" } };
  const reply = await askForPrompt(daraja, settings, charged.providerRef);
  return reply ? readQuery(reply) : { state: "unknown", trace: { code: "no token" } };
}

export function askForPrompt(daraja: Daraja, settings: MpesaSettings, CheckoutRequestID: string) {
  const body = { ...signature(settings), CheckoutRequestID };
  return daraja.post("/mpesa/stkpushquery/v1/query", body, patience.question);
}

export function readQuery(reply: Reply): Checked {
  const answer = bodyOf(reply, queryAnswer);
  if (reply.reached && reply.status === 200 && answer) {
    const code = String(answer.ResultCode);
    const trace = traceOf(reply, { code });
    if (code === paidCode) return { state: "paid", receipt: null, amount: null, paidAt: null, trace };
    const reason = reasonOf(code);
    return reason ? { state: "failed", reason, final: true, trace } : { state: "pending", trace };
  }
  const error = bodyOf(reply, darajaError);
  const trace = traceOf(reply, { code: error?.errorCode, requestId: error?.requestId });
  const pending = error && /being processed|invalid checkoutrequestid/i.test(error.errorMessage);
  return { state: pending ? "pending" : "unknown", trace };
}

const queryAnswer = z.object({ ResponseCode: z.literal("0"), ResultCode: z.union([z.string(), z.number()]) });

function signature({ shortcode, passkey }: MpesaSettings) {
  const Timestamp = timestampOf(new Date());
  return {
    BusinessShortCode: Number(shortcode),
    Password: passwordOf(shortcode, passkey, Timestamp),
    Timestamp,
  };
}
