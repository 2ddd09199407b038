import { catalogue } from "~/catalogue/catalogue";
import { formatCents } from "~/money/format";
import type { Spec } from "~/ui/spec-table";
import { compareTexts as texts } from "./compare-content";

/** In a cell each figure has its name, unless that is the row's. */
export type CompareRow = { name: string; cells: { name?: string; value: string }[][] };

export function compareMachines(): CompareRow[] {
  return [
    { name: texts.price, cells: catalogue.map(({ price }) => [{ value: formatCents(price) }]) },
    { name: texts.use, cells: catalogue.map(({ line }) => [{ value: line }]) },
    row(texts.figures, ({ name }) => !asked.includes(name)),
    ...asked.map((one) => row(one, ({ name }) => name === one)),
  ];
}

/** What is asked of every machine; the rest are the figures of one kind of machine. */
const asked = ["Battery", "Works with", "Software"];

function row(name: string, isIn: (spec: Spec) => boolean): CompareRow {
  return { name, cells: catalogue.map(({ specs }) => specs.filter(isIn)) };
}
