import type { Provider } from "../provider";
import { openDaraja } from "./daraja.server";
import { examineMpesa } from "./examine.server";
import { type Pulled, pullPayments } from "./pull.server";
import { type Registered, registerPull, registerUrls } from "./register.server";
import type { MpesaSettings } from "./settings";
import { pushPrompt, queryPrompt } from "./stk.server";

export type Mpesa = Provider & {
  settings: MpesaSettings;
  /** Where money is sent by hand: a PayBill with an account number, or a till, which has none. */
  paybill: string;
  isTill: boolean;
  /** Tells Safaricom where payments by hand are confirmed. */
  registerUrls(siteUrl: string): Promise<Registered>;
  /** Opens the list of payments to us. */
  registerPull(siteUrl: string): Promise<Registered>;
  pull(from: Date, to: Date): Promise<Pulled[] | undefined>;
};

export function openMpesa(settings: MpesaSettings): Mpesa {
  const daraja = openDaraja(settings);
  return {
    name: "mpesa",
    currency: "KES",
    isTest: settings.isTest,
    settings,
    paybill: settings.till ?? settings.shortcode,
    isTill: settings.till !== undefined,
    start: (charge) => pushPrompt(daraja, settings, charge),
    check: (charged) => queryPrompt(daraja, settings, charged),
    registerUrls: (siteUrl) => registerUrls(daraja, settings, siteUrl),
    registerPull: (siteUrl) => registerPull(daraja, settings, siteUrl),
    pull: (from, to) => pullPayments(daraja, settings, from, to),
    examine: () => examineMpesa(daraja, settings),
  };
}
