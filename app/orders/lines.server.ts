import { eq } from "drizzle-orm";
import { machines } from "~/catalogue/machines";
import type { Database } from "~/db/open.server";
import { type OrderLine, orderLines } from "~/db/schema";

/** What an order holds, in the order of the lineup. */
export async function linesOf({ db }: { db: Database }, orderId: string): Promise<OrderLine[]> {
  const rows = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return rows.toSorted(byLineup);
}

function byLineup(a: OrderLine, b: OrderLine): number {
  return place(a) - place(b) || a.hardwareName.localeCompare(b.hardwareName);
}

/** A machine that is no longer sold comes last. */
function place({ hardwareType }: OrderLine): number {
  const index = machines.findIndex(({ id }) => id === hardwareType);
  return index < 0 ? machines.length : index;
}
