import type { ReceivedBy } from "~/db/schema";
import { type PaymentProvider, paymentProviders, providerMethods } from "~/payment-providers/all";

/** Where money is: a provider, or how it was recorded where no provider told us. */
export type MoneyPlace = PaymentProvider | ReceivedBy;

/** In the order of a statement. A method that several providers share stands after them. */
const places: [MoneyPlace, string][] = [
  ...providerMethods.flatMap(({ name: method, label }): [MoneyPlace, string][] => {
    const providers = paymentProviders.filter((provider) => provider.method.name === method);
    const named = providers.map((provider): [MoneyPlace, string] => [provider.name, provider.label]);
    return named.some(([name]) => name === method) ? named : [...named, [method, `${label}, by hand`]];
  }),
  ["bank_transfer", "Bank transfer"],
  ["cash", "Cash"],
];

export const moneyPlaces = places.map(([place]) => place);

export const placeNames = Object.fromEntries(places) as Record<MoneyPlace, string>;

/** Methods whose money names its provider by the attempt alone. */
export const sharedMethods = providerMethods.flatMap(({ name }) =>
  paymentProviders.some((provider) => provider.name === name) ? [] : [name],
);
