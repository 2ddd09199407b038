import { sql } from "drizzle-orm";
import type { Actor } from "../app/access/rights";
import type { Services } from "../app/services-context";
import { receive, setStock } from "../app/stock/change-stock.server";
import { stockOf } from "../app/stock/read-stock.server";
import { query } from "./databases";

type Settings = { lowAt?: number; warrantyMonths?: number; mayBackOrder?: boolean; comesInDays?: number };

/** Keeps the stock of a machine, with so many there. */
export async function keepStock(
  services: Services,
  owner: Actor,
  machine: string,
  count: number,
  { lowAt, mayBackOrder = false, comesInDays, warrantyMonths }: Settings = {},
) {
  const held = await stockOf(services, machine);
  await setStock(services, owner, machine, {
    ...{ do: "settings", version: held?.version ?? 1, isKept: true, mayBackOrder },
    ...{ lowAt: lowAt ?? null, comesInDays: comesInDays ?? null, warrantyMonths: warrantyMonths ?? null },
  });
  if (count > 0)
    await receive(services, owner, machine, { do: "receive", count, entry: undefined, reason: undefined });
}

/** Machines whose sums are not those of their history. */
export function brokenSums(services: Pick<Services, "db">) {
  return query<{ machine: string }>(
    services,
    sql`select machine, on_hand, reserved from stock join (
        select machine, sum(on_hand)::int as moved, sum(reserved)::int as held from stock_movements group by machine
      ) as history using (machine)
      where on_hand <> moved or reserved <> held
      union all
      select machine, on_hand, reserved from stock
      where (on_hand <> 0 or reserved <> 0) and machine not in (select machine from stock_movements)`,
  );
}
