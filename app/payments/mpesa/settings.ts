import { z } from "zod";

const live = "https://api.safaricom.co.ke";

/** The variables that open M-Pesa. */
export const mpesaVariables = {
  MPESA_BASE_URL: z.url("must be a URL such as https://sandbox.safaricom.co.ke").default(live),
  MPESA_CONSUMER_KEY: z.string(),
  MPESA_CONSUMER_SECRET: z.string(),
  MPESA_SHORTCODE: z.string().regex(/^\d{5,7}$/, "must be 5 to 7 digits"),
  MPESA_PASSKEY: z.string(),
  MPESA_HOOK_SECRET: z.string().regex(/^[0-9a-f]{32,64}$/, "must be 32 to 64 lower-case hexadecimal digits"),
  MPESA_PARTY_B: z
    .string()
    .regex(/^\d{5,7}$/, "must be the till's 5 to 7 digits")
    .optional(),
  MPESA_NOMINATED_NUMBER: z
    .string()
    .regex(/^(254|0)\d{9}$/, "must be the Safaricom number of the PayBill, such as 254722000000")
    .transform((number) => number.replace(/^0/, "254"))
    .optional(),
};

export type MpesaSettings = {
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  /** Set for a till; a PayBill pays into its own shortcode. */
  till: string | undefined;
  passkey: string;
  /** The number in the PayBill's papers at Safaricom. Wanted once, to register the list of payments. */
  nominatedNumber: string | undefined;
  /** Part of the addresses that are registered for payments made by hand. */
  hookSecret: string;
  isTest: boolean;
};

type Read = z.output<z.ZodObject<typeof mpesaVariables>>;

export function mpesaSettings(read: Read): MpesaSettings {
  return {
    baseUrl: read.MPESA_BASE_URL.replace(/\/+$/, ""),
    consumerKey: read.MPESA_CONSUMER_KEY,
    consumerSecret: read.MPESA_CONSUMER_SECRET,
    shortcode: read.MPESA_SHORTCODE,
    till: read.MPESA_PARTY_B,
    passkey: read.MPESA_PASSKEY,
    nominatedNumber: read.MPESA_NOMINATED_NUMBER,
    hookSecret: read.MPESA_HOOK_SECRET,
    isTest: !read.MPESA_BASE_URL.startsWith(live),
  };
}
