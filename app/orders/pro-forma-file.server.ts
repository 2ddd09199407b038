import type { HardwareOrder, Purchase } from "~/db/schema";
import type { PaperFile } from "~/papers/paper";
import { leftToPay } from "~/payments/balance";
import { payView } from "~/payments/shown-payments.server";
import type { Services } from "~/services.server";
import type { WholePurchase } from "./find-purchase.server";
import { proFormaFile } from "./pro-forma-paper";
import { showOrder } from "./shown-order.server";

/** The paper of a purchase as it stands now, with what has been paid. */
export async function proFormaOf(services: Services, found: WholePurchase): Promise<PaperFile> {
  const { payments, left } = await payView(services, found.purchase, null);
  return proFormaFile({ order: showOrder(found), payments, left });
}

/** What goes along with the confirmation: nothing is paid yet. */
export function newProForma(purchase: Purchase, lines: HardwareOrder[]): PaperFile {
  return proFormaFile({ order: showOrder({ purchase, lines }), payments: [], left: leftToPay(purchase) });
}
