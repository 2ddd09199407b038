import { type PaymentProvider, paymentProviders } from "~/payment-providers/all";
import type { Provider } from "./provider";
import type { Payments } from "./providers.server";

/** All providers that are set up. */
export function openedProviders(payments: Payments): Provider[] {
  return paymentProviders.flatMap(({ name }) => providerOf(payments, name) ?? []);
}

export function providerOf(payments: Payments, name: PaymentProvider): Provider | undefined {
  return payments[name];
}

/** One for each way to pay: the first that is set up. Open attempts of the others are still followed. */
export function offeredProviders(payments: Payments): Provider[] {
  const opened = openedProviders(payments);
  return opened.filter(
    ({ method }, index) => opened.findIndex((other) => other.method.how === method.how) === index,
  );
}

export function providerFor(payments: Payments, how: string): Provider | undefined {
  return openedProviders(payments).find(({ method }) => method.how === how);
}

/** Where a form of ours may lead: the providers' own pages. */
export function checkoutOrigins(payments: Payments): string[] {
  return openedProviders(payments).flatMap((provider) => provider.checkoutOrigins ?? []);
}
