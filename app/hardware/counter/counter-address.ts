import { type Line, linesQuery, namesLines, readLines } from "~/catalogue/lines";
import { type HardwareType, machines } from "~/catalogue/machines";
import { type EditionSlug, editions } from "~/pos/editions";

/** What stands on the counter before anybody has chosen. */
const firstTrade = "retail";

/** A counter as it stands in the address: the trade that it began with, and the machines on it. */
export type CounterChoice = { trade?: EditionSlug; lines: Line[] };

export function readCounter(params: URLSearchParams): CounterChoice {
  const trade = editions.find(({ slug }) => slug === params.get("trade"))?.slug;
  if (namesLines(params)) return { trade, lines: readLines(params) };
  return counterOf(trade ?? firstTrade);
}

/** Whether an address says anything about the counter. */
export function namesCounter(params: URLSearchParams): boolean {
  return params.has("trade") || namesLines(params);
}

/** `?trade=rental&pos-terminal=2#counter`. An empty counter names a machine with a zero. */
export function counterAddress({ trade, lines }: CounterChoice): string {
  const query = linesQuery(lines) || `${machines[0].id}=0`;
  return `?${trade ? `trade=${trade}&` : ""}${query}#counter`;
}

/** What a trade begins with. */
export function counterOf(trade: EditionSlug): CounterChoice {
  const edition = editions.find(({ slug }) => slug === trade) ?? editions[0];
  const own: Partial<Record<HardwareType, number>> = edition.counter;
  const lines = machines.map(({ id, counter }) => ({ machine: id, quantity: own[id] ?? counter.usual }));
  return { trade, lines: lines.filter(({ quantity }) => quantity > 0) };
}

export function isSame(one: CounterChoice, other: CounterChoice): boolean {
  return counterAddress(one) === counterAddress(other);
}
