import { createHmac } from "node:crypto";
import { aboutPaypal } from "~/payment-providers/paypal";
import type { Adapter, Provider } from "../provider";
import { variables } from "../settings";
import { openClient } from "./client.server";
import { examinePaypal } from "./examine.server";
import { dollarForm, readDollarForm } from "./form.server";
import { isGenuine } from "./genuine.server";
import type { Rates } from "./held-rate.server";
import { paypalHooks } from "./hooks.server";
import { captureOrder, checkOrder, createOrder } from "./orders.server";
import { type PaypalSettings, paypalSettings, paypalVariables } from "./settings";
import { paypalStatement } from "./statement-format";

export type Paypal = Provider &
  Rates & {
    isGenuine(rawBody: string, header: (name: string) => string | undefined): Promise<boolean | undefined>;
  };

/** PayPal in US dollars, approved on its own page. */
export const paypal: Adapter<PaypalSettings, Paypal> = {
  settings: variables(paypalVariables, paypalSettings),
  open: openPaypal,
  hooks: paypalHooks,
  statement: paypalStatement,
};

function openPaypal(settings: PaypalSettings): Paypal {
  const client = openClient(settings);
  const rates: Rates = {
    rate: settings.rate,
    seal: (text) => createHmac("sha256", settings.clientSecret).update(text).digest("base64url"),
  };
  return {
    ...aboutPaypal,
    ...rates,
    isTest: settings.isTest,
    checkoutOrigins: [settings.checkoutOrigin],
    start: (charge) => createOrder(client, charge),
    check: (charged) => checkOrder(client, charged),
    take: (charged) => captureOrder(client, charged),
    ready: (given) => dollarForm(rates, given),
    readForm: (values, order, now, language) => readDollarForm(rates, values, order, now, language),
    examine: (siteUrl) => examinePaypal(client, settings, siteUrl),
    isGenuine: (rawBody, header) => isGenuine(client, settings.webhookId, rawBody, header),
  };
}
