import type { Right } from "~/access/rights";

/**
 * What an email asks of a person who reads it, corrects its address, sends it again or gives it up. One about an order,
 * a quotation or a payment holds amounts and the key of a page.
 */
export function rightOverEmail(key: string): Right {
  return /^(order|order-link|quotation|dispute|payment(-\w+)?):/.test(key) ? "money.read" : "emails.resend";
}
