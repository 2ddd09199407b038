import { createHmac } from "node:crypto";
import type { Provider } from "../provider";
import { openClient } from "./client.server";
import { examinePaypal } from "./examine.server";
import { isGenuine } from "./genuine.server";
import { captureOrder, checkOrder, createOrder } from "./orders.server";
import type { PaypalSettings } from "./settings";

export type Paypal = Provider & {
  /** Shilling cents for a dollar. */
  rate: number;
  /** Signs what the buyer's browser keeps for us. */
  seal(text: string): string;
  isGenuine(rawBody: string, header: (name: string) => string | undefined): Promise<boolean | undefined>;
};

/** PayPal in US dollars, approved on its own page. */
export function openPaypal(settings: PaypalSettings): Paypal {
  const client = openClient(settings);
  return {
    name: "paypal",
    currency: "USD",
    isTest: settings.isTest,
    checkoutOrigins: [settings.checkoutOrigin],
    rate: settings.rate,
    seal: (text) => createHmac("sha256", settings.clientSecret).update(text).digest("base64url"),
    start: (charge) => createOrder(client, charge),
    check: (charged) => checkOrder(client, charged),
    take: (charged) => captureOrder(client, charged),
    examine: (siteUrl) => examinePaypal(client, settings, siteUrl),
    isGenuine: (rawBody, header) => isGenuine(client, settings.webhookId, rawBody, header),
  };
}
