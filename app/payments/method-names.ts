import type { ReceivedBy } from "~/db/schema";
import { type ProviderMethod, providerMethods } from "~/payment-providers/all";

const byProviders = Object.fromEntries(providerMethods.map(({ name, label }) => [name, label])) as Record<
  ProviderMethod,
  string
>;

/** How money came in or went back, in words. */
export const methodNames: Record<ReceivedBy, string> = {
  ...byProviders,
  bank_transfer: "Bank transfer",
  cash: "Cash",
};
