import { timestamp } from "./checks";
import type { Paid } from "./paybill";
import { type Prompt, takenBy } from "./prompts";

/** How a prompt ended, as it is posted to the shop. */
export function callbackOf(prompt: Prompt, now: number) {
  const head = { MerchantRequestID: "29115-34620561-1", CheckoutRequestID: prompt.id };
  if (prompt.code !== 0) {
    return { Body: { stkCallback: { ...head, ResultCode: prompt.code, ResultDesc: "As the code says" } } };
  }
  const Item = [
    { Name: "Amount", Value: takenBy(prompt) },
    { Name: "MpesaReceiptNumber", Value: prompt.receipt },
    { Name: "Balance" },
    { Name: "TransactionDate", Value: Number(timestamp(prompt.paidAt ?? now)) },
    { Name: "PhoneNumber", Value: Number(prompt.phone) },
  ];
  const stkCallback = { ...head, ResultCode: 0, ResultDesc: "Processed", CallbackMetadata: { Item } };
  return { Body: { stkCallback } };
}

/** Money on the PayBill, as it is confirmed. */
export function confirmationOf({ receipt, account, phone, at, shillings }: Paid, shortcode: string) {
  return {
    TransactionType: "Pay Bill",
    TransID: receipt,
    TransTime: timestamp(at),
    TransAmount: shillings,
    BusinessShortCode: shortcode,
    BillRefNumber: account,
    InvoiceNumber: "",
    OrgAccountBalance: "49525.00",
    ThirdPartyTransID: "",
    MSISDN: `${phone.slice(0, 4)} ***** ${phone.slice(-3)}`,
    FirstName: "NICHOLAS",
    MiddleName: "",
    LastName: "",
  };
}

/** The same, as a pull lists it. */
export function pulled({ receipt, at, shillings, account, type }: Paid) {
  return {
    transactionId: receipt,
    trxDate: new Date(at).toISOString(),
    msisdn: 722000000,
    sender: "UAT2",
    transactiontype: type,
    billreference: account,
    amount: shillings,
    organizationname: "Velto",
  };
}

export function error(errorCode: string, errorMessage: string) {
  return { requestId: "16813-1590513-1", errorCode, errorMessage };
}
