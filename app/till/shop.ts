import { shillings } from "~/money/cents";

/** The shop, its till and its customers are made up. */
export const shop = {
  name: "Mwangaza Stores",
  kraPin: "P000000045R",
  till: "Till 2",
  branch: "Westlands",
  cashier: "Achieng",
  mpesaTill: "000 000",
  phone: "0700 000 000",
  float: shillings(5_000),
  firstReceipt: 413,
} as const;

export const customers = [
  { id: "wanjiru", name: "Wanjiru Kamau", first: "Wanjiru", phone: "0712 ••• 418", points: 45 },
  { id: "otieno", name: "Otieno Odhiambo", first: "Otieno", phone: "0723 ••• 906", points: 310 },
  { id: "kiprop", name: "Kiprop Cheruiyot", first: "Kiprop", phone: "0701 ••• 275", points: 0 },
] as const;

export type CustomerId = (typeof customers)[number]["id"];

export function customerOf(id: CustomerId) {
  return customers.find((customer) => customer.id === id) ?? customers[0];
}

/** What a customer without a network shows: the code in the M-Pesa message, the number on the card slip. */
export const sampleCodes = { mpesa: "TKF4R7X2QA", card: "204816" } as const;
