import type { About, Method } from "~/payment-providers/about";
import { aboutMpesa } from "~/payment-providers/mpesa";
import { aboutPaypal } from "~/payment-providers/paypal";
import { aboutPaystack } from "~/payment-providers/paystack";
import { aboutPesapal } from "~/payment-providers/pesapal";

/**
 * Everybody who takes payments for us. Where two offer the same way to pay, the first that is set up gets it. Their code
 * is listed in `payments/providers.server.ts`; CONTRIBUTING.md says how to add one.
 */
const known = [aboutMpesa, aboutPaystack, aboutPesapal, aboutPaypal] as const;
type Known = (typeof known)[number];

export type PaymentProvider = Known["name"];
/** How their money stands in the books. */
export type ProviderMethod = Known["method"]["name"];
/** How they are chosen in the form. */
export type ProviderHow = Known["method"]["how"];
export type MethodLabel = Known["method"]["label"];
/** Whose own file can be compared with the books. */
export type ComparedProvider = Extract<Known, { statement: string }>["name"];

export type KnownMethod = Method & { name: ProviderMethod; how: ProviderHow; label: MethodLabel };
export type KnownProvider = About & { name: PaymentProvider; method: KnownMethod };

export const paymentProviders: readonly KnownProvider[] = known;

/** Each once, although several providers offer it. */
export const providerMethods: readonly KnownMethod[] = [
  ...new Map(paymentProviders.map(({ method }) => [method.name, method])).values(),
];

export const comparedProviders = known.flatMap((about) => ("statement" in about ? [about.name] : []));

/** Whose name for an attempt tells the payer's number. */
export const withPersonalRef = paymentProviders.flatMap(({ name, isRefPersonal }) =>
  isRefPersonal ? [name] : [],
);

export function aboutProvider(name: PaymentProvider): KnownProvider {
  const about = paymentProviders.find((provider) => provider.name === name);
  if (!about) throw new Error(`Nobody knows a provider ${name}.`);
  return about;
}

/** It sends a prompt to a phone, and has no page of its own. */
export function isPrompt({ method }: Pick<About, "method">): boolean {
  return method.page === undefined;
}

/** Whose prompts bring money under this method. A query may confirm them before their receipt is known. */
export function promptsBy(method: string): KnownProvider | undefined {
  return paymentProviders.find((provider) => isPrompt(provider) && provider.method.name === method);
}
