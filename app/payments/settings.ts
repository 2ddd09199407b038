import { z } from "zod";
import { type BankDetails, bankDetails, bankVariables } from "./bank";
import { type MpesaSettings, mpesaSettings, mpesaVariables } from "./mpesa/settings";
import { type PaypalSettings, paypalSettings, paypalVariables } from "./paypal/settings";
import { type PaystackSettings, paystackSettings, paystackVariables } from "./paystack/settings";
import { type PesapalSettings, pesapalSettings, pesapalVariables } from "./pesapal/settings";

/** What is offered. A way to pay without its variables is simply not there. */
export type PaymentSettings = {
  mpesa: MpesaSettings | undefined;
  paystack: PaystackSettings | undefined;
  pesapal: PesapalSettings | undefined;
  paypal: PaypalSettings | undefined;
  bank: BankDetails | undefined;
};

type Env = Record<string, string | undefined>;
type Issue = { path: PropertyKey[]; message: string };

/** Reads all ways to pay. What is wrong, or missing beside others of its set, is added to `issues`. */
export function readPaymentSettings(env: Env, issues: Issue[]): PaymentSettings {
  const read = <Shape extends z.ZodRawShape, Settings>(
    variables: Shape,
    settings: (values: z.output<z.ZodObject<Shape>>) => Settings,
  ): Settings | undefined => {
    const names = Object.keys(variables);
    const own = names.filter((name) => !name.endsWith("_BASE_URL"));
    if (!own.some((name) => env[name])) return undefined;
    const given = names.filter((name) => env[name]).map((name) => [name, env[name]]);
    const result = z.object(variables).safeParse(Object.fromEntries(given));
    if (result.success) return settings(result.data);
    const beside = own.find((name) => env[name]);
    for (const { path, message, code } of result.error.issues) {
      const missing = code === "invalid_type" && env[String(path[0])] === undefined;
      issues.push({ path, message: missing ? `must be set, since ${beside} is` : message });
    }
    return undefined;
  };
  const mpesa = read(mpesaVariables, mpesaSettings);
  // Every prompt would be refused for its callback address.
  if (mpesa && !mpesa.isTest && env.SITE_URL?.startsWith("http:")) {
    issues.push({ path: ["SITE_URL"], message: "must start with https:// where M-Pesa is live" });
  }
  return {
    mpesa,
    paystack: read(paystackVariables, paystackSettings),
    pesapal: read(pesapalVariables, pesapalSettings),
    paypal: read(paypalVariables, paypalSettings),
    bank: read(bankVariables, bankDetails),
  };
}
