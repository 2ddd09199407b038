import type { ShownFields } from "~/forms/form-fields";
import { orderForm } from "~/orders/content";

const { customer_name, customer_email, customer_phone, shipping_address, ...others } = orderForm.fields;

/** What the buyer's own form asks for beside what has its place on the staff's. */
export const otherFields = Object.entries(others as ShownFields);
