import { type KitLine, kitQuery, namesKit, readKit } from "~/catalogue/kit";
import { machines } from "~/catalogue/machines";
import { firstTrade, type TradeId, trades } from "./trades";

/** A counter as it stands in the address: the trade that it began with, and the machines on it. */
export type CounterChoice = { trade?: TradeId; lines: KitLine[] };

export function readCounter(params: URLSearchParams): CounterChoice {
  const trade = trades.find(({ id }) => id === params.get("trade"))?.id;
  if (namesKit(params)) return { trade, lines: readKit(params) };
  return counterOf(trade ?? firstTrade);
}

/** Whether an address says anything about the counter. */
export function namesCounter(params: URLSearchParams): boolean {
  return params.has("trade") || namesKit(params);
}

/** `?trade=rental&pos-terminal=2#counter`. An empty counter names a machine with a zero. */
export function counterAddress({ trade, lines }: CounterChoice): string {
  const kit = kitQuery(lines) || `${machines[0].id}=0`;
  return `?${trade ? `trade=${trade}&` : ""}${kit}#counter`;
}

/** What a trade begins with. */
export function counterOf(trade: TradeId): CounterChoice {
  const { kit } = trades.find(({ id }) => id === trade) ?? trades[0];
  return { trade, lines: readKit(new URLSearchParams(Object.entries(kit).map(([id, n]) => [id, `${n}`]))) };
}

export function isSame(one: CounterChoice, other: CounterChoice): boolean {
  return counterAddress(one) === counterAddress(other);
}
