import { expect, test } from "vitest";
import type { Reply } from "./call.server";
import { paypalEvents, paypalOrders, paystackEventsSeen, pesapalStatuses, pulledLists } from "./fixtures";
import { readCallback } from "./mpesa/callback";
import { momentOf, passwordOf, timestampOf } from "./mpesa/password";
import { readRow } from "./mpesa/pull.server";
import { readPush, readQuery } from "./mpesa/stk.server";
import { readOrder } from "./paypal/orders.server";
import * as paypal from "./paypal/webhook";
import { isSigned } from "./paystack/signature.server";
import * as paystack from "./paystack/webhook";
import { readStatus } from "./pesapal/provider.server";
import { slugOf } from "./slug";

test("Daraja's password, by the public test vector", () => {
  const passkey = "bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919";
  expect(passwordOf("174379", passkey, "20210628092408")).toBe(
    "MTc0Mzc5YmZiMjc5ZjlhYTliZGJjZjE1OGU5N2RkNzFhNDY3Y2QyZTBjODkzMDU5YjEwZjc4ZTZiNzJhZGExZWQyYzkxOTIwMjEwNjI4MDkyNDA4",
  );
});

test("Daraja's time is East Africa's", () => {
  const moment = new Date("2026-11-15T21:30:05Z");
  expect(timestampOf(moment)).toBe("20261116003005");
  expect(momentOf(20261116003005)).toEqual(moment);
  expect(momentOf("2026")).toBeNull();
});

test("Paystack's signature, by a test vector", () => {
  const body = new TextEncoder().encode(
    '{"event":"charge.success","data":{"reference":"VLT7K3M9QX-1","amount":2599900,"currency":"KES"}}',
  );
  const signature =
    "05b6207453f7f4978e6c753402a5520a2aa91415909e0d37fd5fe88da45fbb43845bb7f0399f940352fe2232ae1122364d57ea8db92c006a2ce2794c472b22f2";
  expect(isSigned(body, signature, "sk_test_example")).toBe(true);
  expect(isSigned(body, signature, "sk_test_other")).toBe(false);
});

function reply(status: number, json: unknown): Reply {
  return { reached: true, status, text: JSON.stringify(json), json };
}

test.each([
  [200, { ResponseCode: "0", CheckoutRequestID: "ws_CO_1" }, "accepted"],
  [200, { ResponseCode: "1", CheckoutRequestID: "ws_CO_1" }, "unclear"],
  [400, { errorCode: "400.002.02", errorMessage: "Bad Request - Invalid CallBackURL" }, "refused"],
  [401, undefined, "unclear"],
  [500, { errorCode: "500.001.1001", errorMessage: "Wrong credentials" }, "refused"],
  [500, { errorCode: "500.001.1001", errorMessage: "Something else" }, "unclear"],
  [503, undefined, "unclear"],
])("a push answered with %i %j is %s", (status, json, state) => {
  expect(readPush(reply(status, json))).toMatchObject({ state });
});

test.each([
  [200, { ResponseCode: "0", ResultCode: "0" }, "paid"],
  [200, { ResponseCode: "0", ResultCode: 0 }, "paid"],
  [200, { ResponseCode: "0", ResultCode: "1032" }, "failed"],
  [200, { ResponseCode: "0", ResultCode: "4999" }, "pending"],
  [200, { ResponseCode: "0", ResultCode: "E3008" }, "pending"],
  [500, { errorCode: "500.001.1001", errorMessage: "The transaction is being processed" }, "pending"],
  [400, { errorCode: "400.002.02", errorMessage: "Bad Request - Invalid CheckoutRequestID" }, "pending"],
  [429, { fault: { faultstring: "Spike arrest violation" } }, "unknown"],
  [200, "<html>", "unknown"],
])("a query answered with %i %j is %s", (status, json, state) => {
  expect(readQuery(reply(status, json))).toMatchObject({ state });
});

test.each([
  [{ ResultCode: 0, CallbackMetadata: { Item: [{ Name: "Amount", Value: 1 }] } }, "unknown"],
  [{ ResultCode: "SFC_IC0003" }, "failed"],
  [{ ResultCode: 1032, CallbackMetadata: null }, "failed"],
])("a callback with %j is %s", (part, state) => {
  const body = { Body: { stkCallback: { CheckoutRequestID: "ws_CO_1", ...part } } };
  expect(readCallback(body)?.result).toMatchObject({ state });
});

const orderId = "1AB00000AB000000A";
const captureId = "2AB00000AB000000A";
const reference = "VLT7K3M9PX-2";

test.each<[keyof typeof paypalEvents, object]>([
  ["approved", { orderId }],
  ["approvalReversed", { orderId }],
  ["completed", { orderId, captureId, reference }],
  ["refunded", { captureId }],
  ["refundedWithNames", { reference }],
  ["reversed", { captureId, claim: { kind: "reversal", amount: { currency: "USD", minor: 200_77 } } }],
  [
    "disputeCreated",
    {
      captureId,
      claim: {
        id: "PP-000-000-000-001",
        kind: "dispute",
        state: "open",
        reason: "merchandise-or-service-not-received",
        amount: { currency: "USD", minor: 30_00 },
        respondBy: new Date("2026-11-25T13:35:44Z"),
      },
    },
  ],
  ["disputeResolved", { captureId, claim: { id: "PP-000-000-000-001", state: "lost", amount: null } }],
])("PayPal's event '%s' names its payment", (name, expected) => {
  const { body } = paypalEvents[name];
  expect(paypal.readWebhook(body)).toMatchObject({ key: body.id, event: body.event_type, ...expected });
});

test("PayPal's outcomes of a dispute, and one that nobody knows", () => {
  const { body } = paypalEvents.disputeResolved;
  const ends = [
    "RESOLVED_SELLER_FAVOUR",
    "CANCELED_BY_BUYER",
    "ACCEPTED",
    "RESOLVED_WITH_PAYOUT",
    "NEW_WORD",
  ];
  const states = ends.map((outcome_code) => {
    const resource = { ...body.resource, dispute_outcome: { outcome_code } };
    return paypal.readWebhook({ ...body, resource })?.claim?.state;
  });
  expect(states).toEqual(["won", "won", "lost", "closed", "closed"]);
});

test("a field of an odd shape hides no other, and what is no event is none", () => {
  const { body } = paypalEvents.disputeCreated;
  const odd = {
    ...body,
    resource: { ...body.resource, seller_response_due_date: 0, dispute_amount: "30", links: {} },
  };
  expect(paypal.readWebhook(odd)).toMatchObject({ captureId, claim: { respondBy: null, amount: null } });
  for (const none of [undefined, null, [], {}, { id: "1", event_type: "X" }])
    expect(paypal.readWebhook(none)).toBeUndefined();
});

test.each<[keyof typeof paypalOrders, object]>([
  ["inPart", { state: "paid", receipt: captureId, returned: { currency: "USD", minor: 10_00 } }],
  ["inAll", { state: "paid", returned: { currency: "USD", minor: 200_77 } }],
  ["reversed", { state: "paid", returned: { currency: "USD", minor: 200_77 } }],
  ["underReview", { state: "pending", isReviewed: true }],
])("PayPal's order '%s'", (name, expected) => {
  expect(readOrder(reply(200, paypalOrders[name].body))).toMatchObject(expected);
});

test.each<[keyof typeof paystackEventsSeen, object]>([
  ["charge", { reference: "VLT7K3M9PX-1", key: "charge.success:302961", claim: undefined }],
  ["refundPending", { reference: "VLT7K3M9PX-1", key: undefined }],
  ["refundProcessed", { reference: "VLT7K3M9PX-1", key: "refund.processed:130000000000" }],
  [
    "disputeCreated",
    {
      reference: "VLT7K3M9PX-1",
      claim: {
        id: "358000",
        state: "open",
        reason: "chargeback",
        amount: { currency: "KES", minor: 58_00 },
        respondBy: new Date("2026-11-25T18:00:00Z"),
      },
    },
  ],
  [
    "disputeResolved",
    { claim: { id: "358000", state: "lost", respondBy: new Date("2026-11-25T18:00:00Z") } },
  ],
])("Paystack's event '%s'", (name, expected) => {
  expect(paystack.readWebhook(paystackEventsSeen[name].body)).toMatchObject(expected);
});

test("Pesapal's 'reversed' is all of it back, if it speaks of our order", () => {
  const answer = reply(200, pesapalStatuses.reversed.body);
  const all = { currency: "KES", minor: 25_999_00 };
  expect(readStatus(answer, "VLT7K3M9PX-1")).toMatchObject({ state: "paid", amount: all, returned: all });
  expect(readStatus(answer, "VLT7K3M9PX-2")).toMatchObject({ state: "unknown" });
});

test.each<[keyof typeof pulledLists, object]>([
  ["payBill", { kind: "payment", receipt: "RKL51ZDR4F", account: "VLT7K3M9PX", cents: 25_999_00 }],
  ["buyGoods", { kind: "payment", account: "", cents: 25_999_00 }],
  ["reversal", { kind: "reversal" }],
])("Safaricom's list: '%s', without a time to rely on", (name, expected) => {
  const [row] = pulledLists[name].body.Response.flat();
  expect(readRow(row, "600000")).toMatchObject([{ ...expected, paidAt: null }]);
  expect(readRow({ ...row, transactionId: 7 }, "600000")).toEqual([]);
});

test.each([
  ["CREDIT_NOT_PROCESSED", "credit-not-processed"],
  ["  4853 Fraud!", "fraud"],
  ["!", null],
  [null, null],
])("a provider's word %j is kept as %j", (word, slug) => {
  expect(slugOf(word)).toBe(slug);
});
