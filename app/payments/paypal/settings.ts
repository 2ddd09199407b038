import { z } from "zod";
import { minorOfDecimal } from "~/money/decimals";

const live = "https://api-m.paypal.com";

/** The variables that open PayPal. It takes no shillings, so a rate belongs to them. */
export const paypalVariables = {
  PAYPAL_BASE_URL: z.url("must be a URL such as https://api-m.sandbox.paypal.com").default(live),
  PAYPAL_CLIENT_ID: z.string(),
  PAYPAL_CLIENT_SECRET: z.string(),
  PAYPAL_WEBHOOK_ID: z.string(),
  KES_PER_USD: z
    .string()
    .regex(/^\d{2,3}(\.\d{1,2})?$/, "must be shillings for a dollar, such as 129.50")
    .transform((rate) => minorOfDecimal(rate) ?? 0)
    .refine((rate) => rate > 0, "must be more than nothing"),
};

export type PaypalSettings = {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Shilling cents for a dollar. */
  rate: number;
  checkoutOrigin: string;
  isTest: boolean;
};

type Read = z.output<z.ZodObject<typeof paypalVariables>>;

export function paypalSettings(read: Read): PaypalSettings {
  return {
    baseUrl: read.PAYPAL_BASE_URL.replace(/\/+$/, ""),
    clientId: read.PAYPAL_CLIENT_ID,
    clientSecret: read.PAYPAL_CLIENT_SECRET,
    webhookId: read.PAYPAL_WEBHOOK_ID,
    rate: read.KES_PER_USD,
    checkoutOrigin: new URL(read.PAYPAL_BASE_URL).origin.replace("//api-m.", "//www."),
    isTest: !read.PAYPAL_BASE_URL.startsWith(live),
  };
}
