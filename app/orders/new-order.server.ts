import { type LeadContext, looksLikeSpam } from "~/leads/lead.server";
import type { BuyerInput } from "./order-input";
import { newAccessKey, newReference } from "./reference.server";

/** The buyer's columns, which an order has with one product and with several. */
export function buyerOf(input: BuyerInput) {
  return {
    customerName: input.customer_name,
    customerEmail: input.customer_email,
    customerPhone: input.customer_phone,
    shippingAddress: input.shipping_address,
    paymentMethod: input.payment_method,
  };
}

/** What we give a new order. Two references may meet by chance, once in many lifetimes; then others are drawn. */
export function drawnFor(buyer: ReturnType<typeof buyerOf>, context: LeadContext) {
  return {
    reference: newReference(),
    accessKey: newAccessKey(),
    channel: context.channel,
    sourcePage: context.sourcePage,
    isSpam: looksLikeSpam({ name: buyer.customerName, message: buyer.shippingAddress }, context),
  };
}
