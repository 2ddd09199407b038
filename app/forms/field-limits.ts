import { mostUnits } from "~/catalogue/most-units";

/** Longest input in characters after trimming. Forms, server and database all read these. */
export const fieldLimits = {
  name: 120,
  email: 254,
  company: 160,
  phone: 32,
  message: 5000,
  shippingAddress: 500,
  quantity: mostUnits,
  area: 120,
  cancelReason: 500,
} as const;
