import { catalogue, type Hardware } from "~/catalogue/catalogue";
import type { MachineId } from "~/catalogue/kit";
import { machines } from "~/catalogue/machines";
import { formatCents } from "~/money/format";
import { compareTexts as texts } from "./compare-content";

type RowOf = { name: string; specs: Record<MachineId, string[]> };

/** Which entries of each machine's specification answer the same question. The figures stay in the catalogue. */
const rows: RowOf[] = [
  {
    name: "Key figures",
    specs: {
      "pos-terminal": ["Screen", "Resolution", "Memory", "Storage"],
      "receipt-printer": ["Speed", "Resolution", "Paper", "Prints"],
      "payment-terminal": ["Takes", "Carried", "Security"],
      "barcode-scanner": ["Speed", "Reading distance", "Wireless"],
    },
  },
  {
    name: "Battery",
    specs: {
      "pos-terminal": [],
      "receipt-printer": [],
      "payment-terminal": ["Battery"],
      "barcode-scanner": ["Battery"],
    },
  },
  everyone("Works with"),
  everyone("Software"),
];

/** In a cell each figure has its name, unless that is the row's. */
export type CompareRow = { name: string; cells: { name?: string; value: string }[][] };

export function compareMachines(): CompareRow[] {
  return [
    { name: texts.price, cells: catalogue.map(({ price }) => [{ value: formatCents(price) }]) },
    { name: texts.use, cells: catalogue.map(({ line }) => [{ value: line }]) },
    ...rows.map(({ name, specs }) => ({
      name,
      cells: catalogue.map((machine) => specs[machine.id].map((spec) => specOf(machine, spec))),
    })),
  ];
}

function everyone(name: string): RowOf {
  const specs = Object.fromEntries(machines.map(({ id }) => [id, [name]])) as RowOf["specs"];
  return { name, specs };
}

function specOf({ name, specs }: Hardware, spec: string) {
  const found = specs.find((entry) => entry.name === spec);
  if (!found) throw new Error(`The ${name} has no specification called ${spec}.`);
  return found;
}
