import { aboutProvider, type ComparedProvider, type PaymentProvider } from "~/payment-providers/all";
import { type BankDetails, readBank } from "./bank";
import { mpesa } from "./mpesa/provider.server";
import { paypal } from "./paypal/provider.server";
import { paystack } from "./paystack/provider.server";
import { pesapal } from "./pesapal/provider.server";
import type { Adapter, Provider } from "./provider";
import type { Env, Issue } from "./settings";
import type { StatementFormat } from "./statements/format";

/** The code of all providers; what is known of them without it is listed in `app/payment-providers/all.ts`. */
const adapters = { mpesa, paystack, pesapal, paypal };
type Adapters = typeof adapters;

type SettingsOf<Kind> = Kind extends Adapter<infer Settings, Provider> ? Settings : never;
type Each<Kind extends "settings" | "opened"> = {
  [Name in PaymentProvider]:
    | (Kind extends "settings" ? SettingsOf<Adapters[Name]> : ReturnType<Adapters[Name]["open"]>)
    | undefined;
};

/** What is offered. */
export type PaymentSettings = Each<"settings"> & { bank: BankDetails | undefined };

/** The ways to pay that are set up. */
export type Payments = Each<"opened"> & { bank: BankDetails | undefined };

type AnyAdapter = Adapter<{ isTest: boolean }>;
const every = Object.entries(adapters) as [PaymentProvider, AnyAdapter][];

/** Reads all ways to pay. What is wrong, or missing beside others of its set, is added to `issues`. */
export function readPaymentSettings(env: Env, issues: Issue[]): PaymentSettings {
  const read = every.map(([name, adapter]) => {
    const settings = adapter.settings(env, issues);
    const { label, needsHttps } = aboutProvider(name);
    // Every payment would be refused for its callback address.
    if (needsHttps && settings && !settings.isTest && env.SITE_URL?.startsWith("http:")) {
      issues.push({ path: ["SITE_URL"], message: `must start with https:// where ${label} is live` });
    }
    return [name, settings];
  });
  return { ...Object.fromEntries(read), bank: readBank(env, issues) };
}

/** What of the configuration they need. */
export type PayConfig = { payments: PaymentSettings; siteUrl: string };

export function openPayments({ payments, siteUrl }: PayConfig): Payments {
  const opened = every.map(([name, adapter]) => {
    const settings = payments[name];
    return [name, settings && adapter.open(settings, siteUrl)];
  });
  return { ...Object.fromEntries(opened), bank: payments.bank };
}

export function providerHooks() {
  return every.map(([, { hooks }]) => hooks());
}

export const statementFormats = Object.fromEntries(
  every.flatMap(([name, { statement }]) => (statement ? [[name, statement]] : [])),
) as Record<ComparedProvider, StatementFormat>;
