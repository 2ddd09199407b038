import type { Language } from "~/language/language";
import { comparedFeatures, inEveryEdition } from "./comparison";
import { comparedInSwahili, comparisonWords } from "./comparison.sw";
import { editionPages } from "./edition-pages.server";
import { type EditionSlug, editions } from "./editions";

export type CompareRow = { name: string; in: readonly EditionSlug[] };
export type CompareGroup = { title: string; rows: readonly CompareRow[] };

/** What each edition has, as it says itself. */
export function compareEditions(language: Language): CompareGroup[] {
  const { groups, every: inEvery } = comparisonWords[language];
  const said = (name: keyof typeof comparedInSwahili) => (language === "sw" ? comparedInSwahili[name] : name);
  const every = editions.map(({ slug }) => slug);
  return [
    { title: inEvery, rows: inEveryEdition.map((name) => ({ name: said(name), in: every })) },
    ...comparedFeatures.map(({ group, rows }) => ({
      title: groups[group],
      rows: rows.map((name) => ({
        name: said(name),
        in: editionPages.filter(({ has }) => has.includes(name)).map(({ slug }) => slug),
      })),
    })),
  ];
}
