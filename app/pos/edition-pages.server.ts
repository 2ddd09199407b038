import type { Language } from "~/language/language";
import type { EditionFacts, EditionPage, HeroScreens } from "./edition-content";
import { type EditionSlug, editions } from "./editions";
import { barsWinesSpiritsWords } from "./editions/bars-wines-spirits.sw";
import { furniturePage } from "./editions/furniture";
import { rentalPage } from "./editions/rental";
import { restaurantsWords } from "./editions/restaurants.sw";
import { retailWords } from "./editions/retail.sw";
import { editionWords } from "./editions.sw";

/** Those that exist in English only have one text for both. */
const pages: Record<EditionSlug, EditionPage | Record<Language, EditionPage>> = {
  retail: retailWords,
  restaurants: restaurantsWords,
  "bars-wines-spirits": barsWinesSpiritsWords,
  rental: rentalPage,
  furniture: furniturePage,
};

/** An edition as its page is made of it. */
export type WholeEdition = EditionPage &
  Pick<EditionFacts, "name" | "scene"> & { slug: EditionSlug; hero: HeroScreens };

export const editionPages: readonly WholeEdition[] = wholeEditions("en");
const swahiliPages = wholeEditions("sw");

export function editionPagesIn(language: Language): readonly WholeEdition[] {
  return language === "sw" ? swahiliPages : editionPages;
}

function wholeEditions(language: Language): readonly WholeEdition[] {
  return editions.map(({ slug, screen, ...edition }, place) => {
    const page = pages[slug];
    return {
      hero: { layout: "phone-left", tint: "sand", screens: [screen] },
      share: { ground: "#EAE1D1", show: [{ name: screen, x: 64, y: 76, width: 800 }] },
      ...("en" in page ? page[language] : page),
      slug,
      name: editionWords[language][place]?.name ?? slug,
      scene: "scene" in edition ? edition.scene : undefined,
    };
  });
}
