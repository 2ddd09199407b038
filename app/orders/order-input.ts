import * as z from "zod/mini";
import { machines } from "~/catalogue/machines";
import { type PaymentMethod, paymentMethods } from "~/forms/choices";
import { fieldLimits } from "~/forms/field-limits";
import { phone } from "~/forms/phone";
import { email, line, text } from "~/forms/rules";
import { quantity } from "./quantity";

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

export const orderInput = z.object({
  hardware_type: z.enum(hardwareTypes, "Choose a product from the lineup."),
  quantity: quantity(),
  ...buyerFields,
});

export type OrderInput = z.infer<typeof orderInput>;

export const buyerInput = z.object(buyerFields);

export type BuyerInput = z.infer<typeof buyerInput>;
