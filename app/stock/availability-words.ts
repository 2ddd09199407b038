import type { Availability } from "./availability";
import type { stockStates } from "./content";

export function availabilityWords(said: Availability, texts: typeof stockStates): string {
  switch (said.state) {
    case "in-stock":
      return texts.inStock;
    case "none":
      return texts.none;
    case "on-order":
      return said.days ? texts.onOrderIn(String(said.days)) : texts.onOrder;
  }
}
