import type { EditionFacts, EditionPage, HeroScreens } from "./edition-content";
import { type EditionSlug, editions } from "./editions";
import { barsWinesSpiritsPage } from "./editions/bars-wines-spirits";
import { furniturePage } from "./editions/furniture";
import { rentalPage } from "./editions/rental";
import { restaurantsPage } from "./editions/restaurants";
import { retailPage } from "./editions/retail";

const pages: Record<EditionSlug, EditionPage> = {
  retail: retailPage,
  restaurants: restaurantsPage,
  "bars-wines-spirits": barsWinesSpiritsPage,
  rental: rentalPage,
  furniture: furniturePage,
};

/** An edition as its page is made of it. */
export type WholeEdition = EditionPage &
  Pick<EditionFacts, "name" | "scene"> & { slug: EditionSlug; hero: HeroScreens };

export const editionPages: readonly WholeEdition[] = editions.map(({ slug, name, screen, ...edition }) => ({
  hero: { layout: "phone-left", tint: "sand", screens: [screen] },
  share: { ground: "#EAE1D1", show: [{ name: screen, x: 64, y: 76, width: 800 }] },
  ...pages[slug],
  slug,
  name,
  scene: "scene" in edition ? edition.scene : undefined,
}));
