import { catalogue } from "~/catalogue/catalogue";
import { catalogueIn } from "~/catalogue/catalogue.sw";
import type { Language } from "~/language/language";
import { formatCents } from "~/money/format";
import type { Spec } from "~/ui/spec-table";
import { compareWords } from "./compare-content.sw";

/** In a cell each figure has its name, unless that is the row's. */
export type CompareRow = { name: string; cells: { name?: string; value: string }[][] };

export function compareMachines(language: Language): CompareRow[] {
  const texts = compareWords[language];
  const machines = catalogueIn[language];
  /** The figures of each machine whose English name is wanted: the texts of a language stand in the same places. */
  const cells = (isIn: (spec: Spec) => boolean) =>
    catalogue.map(({ specs }, place) =>
      specs.flatMap((spec, at) => (isIn(spec) ? (machines[place]?.specs[at] ?? []) : [])),
    );
  return [
    { name: texts.price, cells: machines.map(({ price }) => [{ value: formatCents(price) }]) },
    { name: texts.use, cells: machines.map(({ line }) => [{ value: line }]) },
    { name: texts.figures, cells: cells(({ name }) => !asked.includes(name)) },
    ...asked.map((one) => {
      const row = cells(({ name }) => name === one);
      return { name: row.flat()[0]?.name ?? one, cells: row };
    }),
  ];
}

/** What is asked of every machine; the rest are the figures of one kind of machine. */
const asked = ["Battery", "Works with", "Software"];
