import { inArray } from "drizzle-orm";
import type { Line } from "~/catalogue/lines";
import type { Database } from "~/db/open.server";
import { stock } from "~/db/schema";
import { missingOf } from "./availability";
import { freeOf } from "./free";
import { machineName } from "./machine-name";

/**
 * Refuses an order of more than there is, of a machine that is sold from stock only. Nothing is reserved: whoever
 * confirms it looks again.
 */
export async function requireStock(tx: Database, lines: readonly Line[]) {
  const machines = lines.map(({ machine }) => machine);
  const held = await tx.select().from(stock).where(inArray(stock.machine, machines)).orderBy(stock.machine);
  for (const row of held) {
    const wanted = lines.find(({ machine }) => machine === row.machine)?.quantity ?? 0;
    if (missingOf(row, wanted) > 0)
      throw new NotInStockError(machineName(row.machine), Math.max(0, freeOf(row)));
  }
}

export class NotInStockError extends Error {
  override name = "NotInStockError";
  readonly machine: string;
  readonly free: number;

  constructor(machine: string, free: number) {
    super(`not in stock: ${machine}`);
    this.machine = machine;
    this.free = free;
  }
}
