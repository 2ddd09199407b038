import type { RouterContext } from "react-router";
import { type Services, servicesContext } from "~/services-context";
import type { PaymentSettings, Payments } from "./providers.server";

/** The services with the providers of payments that are set up. */
export type PayServices = Services & { payments: Payments; config: { payments: PaymentSettings } };

/** What stands under `servicesContext` has them. */
export const payServicesContext = servicesContext as RouterContext as RouterContext<PayServices>;
