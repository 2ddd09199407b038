import type { Order, OrderLine } from "~/db/schema";
import type { DocumentFile } from "~/documents/document";
import type { Language } from "~/language/language";
import { leftToPay } from "~/payments/balance";
import { payView } from "~/payments/panel/shown-payments.server";
import type { PayServices } from "~/payments/services";
import { hasIssuedInvoice } from "~/tax-due/follow.server";
import type { WholeOrder } from "./find-order.server";
import { proFormaFile } from "./pro-forma-document";
import { showOrder } from "./shown-order.server";

/** The document of an order as it stands now, with what has been paid. */
export async function proFormaOf(
  services: PayServices,
  found: WholeOrder,
  language: Language,
): Promise<DocumentFile> {
  const [{ payments, left }, isInvoiced] = await Promise.all([
    payView(services, found.order, null, language),
    hasIssuedInvoice(services.db, found.order.id),
  ]);
  return proFormaFile({ order: showOrder(found, language), payments, left, isInvoiced }, language);
}

/** What goes along with the confirmation: nothing is paid yet. */
export function newProForma(order: Order, lines: OrderLine[]): DocumentFile {
  const { language } = order;
  const shown = showOrder({ order, lines }, language);
  return proFormaFile({ order: shown, payments: [], left: leftToPay(order) }, language);
}
