import type { Config } from "~/config.server";
import type { PaymentProvider } from "~/db/schema";
import type { BankDetails } from "./bank";
import { type Mpesa, openMpesa } from "./mpesa/provider.server";
import { openPaypal, type Paypal } from "./paypal/provider.server";
import { openPaystack, type Paystack } from "./paystack/provider.server";
import { openPesapal, type Pesapal } from "./pesapal/provider.server";
import type { Provider } from "./provider";

/** The ways to pay that are set up. */
export type Payments = {
  mpesa: Mpesa | undefined;
  paystack: Paystack | undefined;
  pesapal: Pesapal | undefined;
  paypal: Paypal | undefined;
  bank: BankDetails | undefined;
};

export function openPayments({ payments, siteUrl }: Pick<Config, "payments" | "siteUrl">): Payments {
  const { mpesa, paystack, pesapal, paypal, bank } = payments;
  return {
    mpesa: mpesa && openMpesa(mpesa),
    paystack: paystack && openPaystack(paystack),
    pesapal: pesapal && openPesapal(pesapal, siteUrl),
    paypal: paypal && openPaypal(paypal),
    bank,
  };
}

export function providerOf(payments: Payments, name: PaymentProvider): Provider | undefined {
  return payments[name];
}

/** Cards go to the first that is set up; open ones of the other are still followed. */
export function cardProvider({ paystack, pesapal }: Payments): Provider | undefined {
  return paystack ?? pesapal;
}

/** Where a form of ours may lead: the providers' own pages. */
export function checkoutOrigins({ paystack, pesapal, paypal }: Payments): string[] {
  return [paystack, pesapal, paypal].flatMap((provider) => provider?.checkoutOrigins ?? []);
}
