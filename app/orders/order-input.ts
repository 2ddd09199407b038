import * as z from "zod/mini";
import type { Line } from "~/catalogue/lines";
import { type HardwareType, machines } from "~/catalogue/machines";
import { fieldLimits } from "~/choices/field-limits";
import { type PaymentMethod, paymentMethods } from "~/choices/payment-methods";
import { erasedEmail } from "~/email/nobody";
import { type PersonalField, rulesIn } from "~/forms/personal-fields";
import { phone } from "~/forms/phone";
import { email, line, text } from "~/forms/rules";
import { count, quantity } from "./quantity";

const hardwareTypes = machines.map(({ id }) => id);
const methods = Object.keys(paymentMethods) as PaymentMethod[];

export type OrderField = PersonalField & {
  /** What the person is given it as. */
  given: string;
  /** What stands there once they are erased: something that the table takes, and that reaches and names nobody. */
  erased: string | null;
  /** Tax law asks for it for as long as it asks for a paid order. */
  keptIfPaid?: true;
};

/** Who buys, and where it goes. */
export const orderFields = {
  customer_name: {
    label: "Name",
    rule: line(fieldLimits.name, "Enter your full name."),
    page: false,
    given: "name",
    erased: "Erased",
    keptIfPaid: true,
  },
  customer_email: { label: "Email", rule: email(), page: false, given: "email", erased: erasedEmail },
  customer_phone: { label: "Phone", rule: phone(), page: false, given: "phone", erased: "0000000" },
  shipping_address: {
    label: "Address",
    rule: text(fieldLimits.shippingAddress, "Enter the building, street and town we deliver to."),
    email: "Shipping address",
    page: false,
    given: "address",
    erased: "Erased",
  },
  /** Of a quotation that was accepted. */
  business_name: {
    label: "Business",
    email: false,
    page: false,
    held: false,
    given: "business",
    erased: null,
    keptIfPaid: true,
  },
  /** Of a quotation, or typed where it is paid. */
  kra_pin: {
    label: "KRA PIN",
    email: false,
    page: false,
    given: "kraPin",
    erased: null,
    keptIfPaid: true,
  },
} satisfies Record<string, OrderField>;

const buyerFields = {
  ...rulesIn(orderFields),
  payment_method: z._default(z.enum(methods, "Choose a payment method."), "credit_card"),
};

export const buyerInput = z.object(buyerFields);

export type BuyerInput = z.infer<typeof buyerInput>;

type Counts = Record<HardwareType, ReturnType<typeof count>>;

/** An order: how many of each machine, in a field under its name, and the buyer. Of a single machine there is at least one. */
export function orderInput(fields: { [name: string]: unknown }) {
  const named = hardwareTypes.filter((id) => id in fields);
  const rules = hardwareTypes.map((id) => [id, named.length === 1 && id === named[0] ? quantity() : count()]);
  return z.extend(buyerInput, Object.fromEntries(rules) as Counts);
}

export type OrderInput = z.infer<ReturnType<typeof orderInput>>;

export function linesIn(input: Pick<OrderInput, HardwareType>): Line[] {
  return hardwareTypes
    .map((id) => ({ machine: id, quantity: input[id] }))
    .filter(({ quantity }) => quantity > 0);
}

/** An order of one line, as a row of `hardware_orders` says it. */
export const lineInput = z.object({
  hardware_type: z.enum(hardwareTypes, "Choose a product from the lineup."),
  quantity: quantity(),
  ...buyerFields,
});

export function lineOf({ hardware_type, quantity }: z.infer<typeof lineInput>): Line {
  return { machine: hardware_type, quantity };
}
