import { eq, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { orders, serialNumbers } from "~/db/schema";
import { handedOver } from "~/orders/steps/days";
import { serialKey } from "~/serial-numbers/typed";
import { warrantyUntil } from "~/serial-numbers/warranty";
import { machineName } from "~/stock/machine-name";
import { nairobiDay } from "~/time/nairobi";

/** What anybody may hear of a serial number: never whose the machine is, nor what it cost. */
export type Warranty =
  | { state: "unknown" }
  | { state: "running" | "over"; machine: string | null; until: string }
  | { state: "confirmed" | "notDelivered" | "gone"; machine: string | null };

export async function warrantyOf({ db }: { db: Database }, serial: string, now: Date): Promise<Warranty> {
  const [found] = await db
    .select({
      ...{ machine: serialNumbers.machine, warrantyMonths: serialNumbers.warrantyMonths },
      goneAt: serialNumbers.goneAt,
      ...{ status: orders.orderStatus, agreed: orders.agreed, deliveredAt: orders.deliveredAt },
    })
    .from(serialNumbers)
    .innerJoin(orders, eq(orders.id, serialNumbers.orderId))
    .where(eq(serialNumbers.key, serialKey(serial)))
    // Sold again after it came back, it is who has it now that counts.
    .orderBy(sql`${serialNumbers.goneAt} desc nulls first`)
    .limit(1);
  if (!found || found.status === "cancelled") return { state: "unknown" };
  const machine = found.machine && machineName(found.machine);
  if (found.goneAt) return { state: "gone", machine };
  if (found.status !== "delivered") return { state: "notDelivered", machine };
  const until = warrantyUntil(found, handedOver(found));
  if (!until) return { state: "confirmed", machine };
  return { state: until >= nairobiDay(now) ? "running" : "over", machine, until };
}
