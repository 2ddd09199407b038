import type { Stock } from "~/db/schema";
import { freeOf } from "~/stock/free";
import { Facts } from "../facts";
import { stockTexts as texts } from "./content";

export function StockFacts({ held }: { held: Stock }) {
  const free = freeOf(held);
  const { facts: names } = texts;
  return (
    <Facts
      facts={[
        [names.onHand, String(held.onHand)],
        [names.reserved, String(held.reserved)],
        free < 0 ? [names.short, String(-free)] : [names.free, String(free)],
        [names.lowAt, held.lowAt !== null && String(held.lowAt)],
        [names.backOrder, held.mayBackOrder ? texts.backOrder(held.comesInDays) : texts.noBackOrder],
      ]}
    />
  );
}
