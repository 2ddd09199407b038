import { eq } from "drizzle-orm";
import { type HardwareOrder, type Purchase, purchases } from "~/db/schema";
import type { Services } from "~/services.server";
import { linesOf } from "./lines.server";
import { isAccessKey } from "./reference.server";

export type WholePurchase = { purchase: Purchase; lines: HardwareOrder[] };

/** The purchase whose unguessable link the visitor holds, with what was bought. */
export async function findPurchase(
  { db }: Pick<Services, "db">,
  accessKey: string,
): Promise<WholePurchase | undefined> {
  if (!isAccessKey(accessKey)) return undefined;
  const [purchase] = await db.select().from(purchases).where(eq(purchases.accessKey, accessKey));
  if (!purchase) return undefined;
  return { purchase, lines: await linesOf({ db }, purchase.id) };
}
