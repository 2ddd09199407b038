import { eq } from "drizzle-orm";
import { machines } from "~/catalogue/machines";
import type { Database } from "~/db/open.server";
import { type HardwareOrder, hardwareOrders } from "~/db/schema";

/** What a purchase holds, in the order of the lineup. */
export async function linesOf({ db }: { db: Database }, purchaseId: string): Promise<HardwareOrder[]> {
  const rows = await db.select().from(hardwareOrders).where(eq(hardwareOrders.purchaseId, purchaseId));
  return rows.toSorted(byLineup);
}

function byLineup(a: HardwareOrder, b: HardwareOrder): number {
  return place(a) - place(b) || a.hardwareName.localeCompare(b.hardwareName);
}

/** A machine that is no longer sold comes last. */
function place({ hardwareType }: HardwareOrder): number {
  const index = machines.findIndex(({ id }) => id === hardwareType);
  return index < 0 ? machines.length : index;
}
