import { z } from "zod";

const live = "https://api.paystack.co";

/** The variables that open card payments by Paystack. Test and live differ by the key. */
export const paystackVariables = {
  PAYSTACK_BASE_URL: z.url(`must be a URL such as ${live}`).default(live),
  PAYSTACK_SECRET_KEY: z.string().regex(/^sk_/, "must start with sk_live_ or sk_test_"),
};

export type PaystackSettings = {
  baseUrl: string;
  secretKey: string;
  isTest: boolean;
  checkoutOrigin: string;
};

type Read = z.output<z.ZodObject<typeof paystackVariables>>;

export function paystackSettings(read: Read): PaystackSettings {
  const isOfficial = read.PAYSTACK_BASE_URL.startsWith(live);
  return {
    baseUrl: read.PAYSTACK_BASE_URL.replace(/\/+$/, ""),
    secretKey: read.PAYSTACK_SECRET_KEY,
    checkoutOrigin: isOfficial ? "https://checkout.paystack.com" : new URL(read.PAYSTACK_BASE_URL).origin,
    isTest: !isOfficial || !read.PAYSTACK_SECRET_KEY.startsWith("sk_live_"),
  };
}
