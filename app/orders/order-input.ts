import * as z from "zod/mini";
import type { KitLine, MachineId } from "~/catalogue/kit";
import { machines } from "~/catalogue/machines";
import { type PaymentMethod, paymentMethods } from "~/forms/choices";
import { fieldLimits } from "~/forms/field-limits";
import { phone } from "~/forms/phone";
import { email, line, text } from "~/forms/rules";
import { count, quantity } from "./quantity";

const hardwareTypes = machines.map(({ id }) => id);
const methods = Object.keys(paymentMethods) as PaymentMethod[];

/** Who buys, and where it goes. */
const buyerFields = {
  customer_name: line(fieldLimits.name, "Enter your full name."),
  customer_email: email(),
  customer_phone: phone(),
  shipping_address: text(fieldLimits.shippingAddress, "Enter the building, street and town we deliver to."),
  payment_method: z._default(z.enum(methods, "Choose a payment method."), "credit_card"),
};

export const buyerInput = z.object(buyerFields);

export type BuyerInput = z.infer<typeof buyerInput>;

type Counts = Record<MachineId, ReturnType<typeof count>>;

/** An order: how many of each machine, in a field under its name, and the buyer. Of a single machine there is at least one. */
export function orderInput(fields: { [name: string]: unknown }) {
  const named = hardwareTypes.filter((id) => id in fields);
  const rules = hardwareTypes.map((id) => [id, named.length === 1 && id === named[0] ? quantity() : count()]);
  return z.extend(buyerInput, Object.fromEntries(rules) as Counts);
}

export type OrderInput = z.infer<ReturnType<typeof orderInput>>;

export function linesIn(input: Pick<OrderInput, MachineId>): KitLine[] {
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

export function lineOf({ hardware_type, quantity }: z.infer<typeof lineInput>): KitLine {
  return { machine: hardware_type, quantity };
}
