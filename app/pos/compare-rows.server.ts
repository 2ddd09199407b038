import { comparedFeatures, comparison, inEveryEdition } from "./comparison";
import { editionPages } from "./edition-pages.server";
import { type EditionSlug, editions } from "./editions";

export type CompareRow = { name: string; in: readonly EditionSlug[] };
export type CompareGroup = { title: string; rows: readonly CompareRow[] };

/** What each edition has, as it says itself. */
export function compareEditions(): CompareGroup[] {
  const every = editions.map(({ slug }) => slug);
  return [
    { title: comparison.every, rows: inEveryEdition.map((name) => ({ name, in: every })) },
    ...comparedFeatures.map(({ title, rows }) => ({
      title,
      rows: rows.map((name) => ({
        name,
        in: editionPages.filter(({ has }) => has.includes(name)).map(({ slug }) => slug),
      })),
    })),
  ];
}
