import { aboutMpesa } from "~/payment-providers/mpesa";
import type { Adapter, Provider } from "../provider";
import { variables } from "../settings";
import { openDaraja } from "./daraja.server";
import { examineMpesa } from "./examine.server";
import { mpesaHooks } from "./hooks.server";
import { type Pulled, pullPayments } from "./pull.server";
import { pullMissed } from "./pulled.server";
import { readPrompt } from "./read-prompt";
import { promptForm } from "./ready.server";
import { type Registered, registerPull, registerUrls } from "./register.server";
import { type MpesaSettings, mpesaSettings, mpesaVariables } from "./settings";
import { shownPrompt } from "./shown-prompt.server";
import { mpesaStatement } from "./statement-format";
import { pushPrompt, queryPrompt } from "./stk.server";

export type Mpesa = Provider & {
  settings: MpesaSettings;
  /** Tells Safaricom where payments by hand are confirmed. */
  registerUrls(siteUrl: string): Promise<Registered>;
  /** Opens the list of payments to us. */
  registerPull(siteUrl: string): Promise<Registered>;
  pull(from: Date, to: Date): Promise<Pulled[] | undefined>;
};

export const mpesa: Adapter<MpesaSettings, Mpesa> = {
  settings: variables(mpesaVariables, mpesaSettings),
  open: openMpesa,
  hooks: mpesaHooks,
  statement: mpesaStatement,
};

function openMpesa(settings: MpesaSettings): Mpesa {
  const daraja = openDaraja(settings);
  const paybill = { number: settings.till ?? settings.shortcode, isTill: settings.till !== undefined };
  return {
    ...aboutMpesa,
    isTest: settings.isTest,
    settings,
    // Safaricom counts queries: five a minute were measured in its sandbox, and nobody knows the live limit.
    checksAMinute: settings.isTest ? 5 : 30,
    start: (charge) => pushPrompt(daraja, settings, charge),
    check: (charged) => queryPrompt(daraja, settings, charged),
    registerUrls: (siteUrl) => registerUrls(daraja, settings, siteUrl),
    registerPull: (siteUrl) => registerPull(daraja, settings, siteUrl),
    async register(siteUrl) {
      await registerUrls(daraja, settings, siteUrl);
      await registerPull(daraja, settings, siteUrl);
    },
    pull: (from, to) => pullPayments(daraja, settings, from, to),
    pullMissed,
    ready: (given) => promptForm(given, paybill),
    readForm: readPrompt,
    shown: (given) => shownPrompt(given, paybill),
    examine: () => examineMpesa(daraja, settings),
  };
}
