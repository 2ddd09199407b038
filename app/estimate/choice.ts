import type { Line } from "~/catalogue/lines";
import { type HardwareType, machines } from "~/catalogue/machines";
import { counterOf } from "~/hardware/counter/counter-address";
import { type EditionSlug, editions } from "~/pos/editions";

/** What a visitor of /pricing has chosen, as it stands in the address: `?trade=rental&shops=2&tills=3&own=barcode-scanner`. */
export type Choice = {
  trade: EditionSlug;
  shops: number;
  /** In all shops together, at least one in each. */
  tills: number;
  /** Machines that are there already. */
  own: HardwareType[];
};

/** No machine of any trade comes to more than can be ordered. */
export const most = { shops: 100, tills: 300 };

/** Anything may stand in an address: what is no number within the limits counts for the nearest one. */
export function readChoice(params: URLSearchParams): Choice {
  const trade = editions.find(({ slug }) => slug === params.get("trade"))?.slug ?? editions[0].slug;
  const shops = within(params.get("shops"), 1, most.shops, 1);
  const usual = Math.min(most.tills, usualTills(trade) * shops);
  const tills = within(params.get("tills"), shops, most.tills, usual);
  const owned = params.getAll("own");
  return { trade, shops, tills, own: machines.map(({ id }) => id).filter((id) => owned.includes(id)) };
}

export function namesChoice(params: URLSearchParams): boolean {
  return ["trade", "shops", "tills", "own"].some((name) => params.has(name));
}

export function choiceQuery({ trade, shops, tills, own }: Choice): string {
  return [`trade=${trade}`, `shops=${shops}`, `tills=${tills}`, ...own.map((id) => `own=${id}`)].join("&");
}

/** How many tills one counter of the trade has. */
export function usualTills(trade: EditionSlug): number {
  return counterOf(trade).lines.find(({ machine }) => machine === "pos-terminal")?.quantity ?? 1;
}

/** What the trade's counter has, for as many tills; at least one of it in each shop. */
export function wantedLines({ trade, shops, tills }: Omit<Choice, "own">): Line[] {
  return counterOf(trade).lines.map(({ machine, quantity }) => ({
    machine,
    quantity: Math.max(shops, Math.ceil((quantity * tills) / usualTills(trade))),
  }));
}

/** Without those that are there already. */
export function linesToBuy(choice: Choice): Line[] {
  return wantedLines(choice).filter(({ machine }) => !choice.own.includes(machine));
}

function within(given: string | null, least: number, limit: number, otherwise: number): number {
  const typed = given?.trim() ?? "";
  return /^\d{1,9}$/.test(typed) ? Math.min(limit, Math.max(least, Number(typed))) : otherwise;
}
