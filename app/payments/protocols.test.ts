import { expect, test } from "vitest";
import type { Reply } from "./call.server";
import { readCallback } from "./mpesa/callback";
import { momentOf, passwordOf, timestampOf } from "./mpesa/password";
import { readPush, readQuery } from "./mpesa/stk.server";
import { isSigned } from "./paystack/signature.server";

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
