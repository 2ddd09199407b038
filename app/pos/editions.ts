import type { EditionFacts } from "./edition-content";
import { barsWinesSpirits } from "./editions/bars-wines-spirits";
import { furniture } from "./editions/furniture";
import { rental } from "./editions/rental";
import { restaurants } from "./editions/restaurants";
import { retail } from "./editions/retail";

/** The editions of VeltoPOS, in the order of every list. */
export const editions = [
  retail,
  restaurants,
  barsWinesSpirits,
  rental,
  furniture,
] as const satisfies readonly EditionFacts[];

export type EditionSlug = (typeof editions)[number]["slug"];
