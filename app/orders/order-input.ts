import * as z from "zod/mini";
import { hardwareTypes } from "~/catalogue/hardware-types";
import { fieldLimits } from "~/forms/field-limits";
import { phone } from "~/forms/phone";
import { email, line, text } from "~/forms/rules";
import { quantity } from "./quantity";

export const paymentMethods = ["credit_card", "mpesa", "paypal"] as const;

export const orderInput = z.object({
  hardware_type: z.enum(hardwareTypes, "Choose a product from the lineup."),
  quantity: quantity(),
  customer_name: line(fieldLimits.name, "Enter your full name."),
  customer_email: email(),
  customer_phone: phone(),
  shipping_address: text(fieldLimits.shippingAddress, "Enter the building, street and town we deliver to."),
  payment_method: z._default(z.enum(paymentMethods, "Choose a payment method."), "credit_card"),
});

export type OrderInput = z.infer<typeof orderInput>;
