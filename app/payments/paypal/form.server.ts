import type { Order } from "~/db/schema";
import type { Language } from "~/language/language";
import { usdCents } from "../money";
import type { ReadyState } from "../panel/view";
import type { NotWanted, Ready, Wanted } from "../provider";
import { paypalFormWords } from "./content.sw";
import { holdRate, type Rates, shownRate } from "./held-rate.server";

export function dollarForm(rates: Rates, { order, left, now }: Ready): Partial<ReadyState> {
  const { rate } = rates;
  return { dollars: { cents: usdCents(left, rate), rate, held: holdRate(rates, order.id, now) } };
}

/** The buyer pays at the rate that the form showed; after its time they see the new one first. */
export function readDollarForm(
  rates: Rates,
  values: Record<string, string>,
  { id }: Order,
  now: Date,
  language: Language,
): Wanted | NotWanted {
  const shown = shownRate(rates, id, values.held_rate, now);
  if (shown && !shown.isHeld && shown.rate !== rates.rate) {
    return {
      problem: { message: paypalFormWords[language].newRate, values, rateBefore: shown.rate },
      status: 409,
    };
  }
  return { rate: shown?.isHeld ? shown.rate : undefined };
}
