import type { Provider } from "../provider";
import type { HandPayment } from "./c2b";
import { openDaraja } from "./daraja.server";
import { pullPayments } from "./pull.server";
import { type Registered, registerUrls } from "./register.server";
import type { MpesaSettings } from "./settings";
import { pushPrompt, queryPrompt } from "./stk.server";

export type Mpesa = Provider & {
  settings: MpesaSettings;
  /** Where money is sent by hand. */
  paybill: string;
  register(siteUrl: string): Promise<Registered>;
  pull(from: Date, to: Date): Promise<HandPayment[] | undefined>;
};

export function openMpesa(settings: MpesaSettings): Mpesa {
  const daraja = openDaraja(settings);
  return {
    name: "mpesa",
    currency: "KES",
    isTest: settings.isTest,
    settings,
    paybill: settings.till ?? settings.shortcode,
    start: (charge) => pushPrompt(daraja, settings, charge),
    check: (charged) => queryPrompt(daraja, settings, charged),
    register: (siteUrl) => registerUrls(daraja, settings, siteUrl),
    pull: (from, to) => pullPayments(daraja, settings, from, to),
  };
}
