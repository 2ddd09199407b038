import { z } from "zod";

const live = "https://pay.pesapal.com/v3";

/** The variables that open card payments by Pesapal. */
export const pesapalVariables = {
  PESAPAL_BASE_URL: z.url("must be a URL such as https://cybqa.pesapal.com/pesapalv3").default(live),
  PESAPAL_CONSUMER_KEY: z.string(),
  PESAPAL_CONSUMER_SECRET: z.string(),
  PESAPAL_HOOK_SECRET: z
    .string()
    .regex(/^[0-9a-f]{32,64}$/, "must be 32 to 64 lower-case hexadecimal digits"),
};

export type PesapalSettings = {
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
  /** Part of the address that Pesapal notifies. */
  hookSecret: string;
  isTest: boolean;
};

type Read = z.output<z.ZodObject<typeof pesapalVariables>>;

export function pesapalSettings(read: Read): PesapalSettings {
  return {
    baseUrl: read.PESAPAL_BASE_URL.replace(/\/+$/, ""),
    consumerKey: read.PESAPAL_CONSUMER_KEY,
    consumerSecret: read.PESAPAL_CONSUMER_SECRET,
    hookSecret: read.PESAPAL_HOOK_SECRET,
    isTest: !read.PESAPAL_BASE_URL.startsWith(live),
  };
}
