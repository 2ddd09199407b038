import type { MachineId } from "~/catalogue/kit";
import type { EditionSlug } from "~/pos/editions";
import type { IconName } from "~/ui/icon-names";

type Trade = {
  /** The edition of VeltoPOS that it runs on. */
  id: EditionSlug;
  name: string;
  icon: IconName;
  /** What such a counter usually has. */
  kit: Record<MachineId, number>;
};

export const trades = [
  { id: "retail", name: "Shop", icon: "store", kit: kit(1, 1, 1, 1) },
  { id: "restaurants", name: "Restaurant", icon: "utensils", kit: kit(2, 2, 2, 0) },
  { id: "bars-wines-spirits", name: "Bar", icon: "wine", kit: kit(2, 1, 2, 1) },
  { id: "rental", name: "Rental", icon: "calendar-range", kit: kit(1, 1, 1, 1) },
  { id: "furniture", name: "Furniture", icon: "armchair", kit: kit(1, 1, 1, 2) },
] as const satisfies readonly Trade[];

export type TradeId = (typeof trades)[number]["id"];

/** What stands on the counter before anybody has chosen. */
export const firstTrade: TradeId = "restaurants";

function kit(terminals: number, printers: number, paymentTerminals: number, scanners: number) {
  return {
    "pos-terminal": terminals,
    "receipt-printer": printers,
    "payment-terminal": paymentTerminals,
    "barcode-scanner": scanners,
  } satisfies Trade["kit"];
}
