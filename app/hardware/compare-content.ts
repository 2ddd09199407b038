import { catalogue, type Hardware } from "~/catalogue/catalogue";
import type { MachineId } from "~/catalogue/kit";

export const compareTexts = {
  title: "Side by side",
  lede: "The figures of all four machines, next to each other.",
  price: "Price, VAT included",
  none: "Not listed",
};

type RowOf = { name: string; specs: Record<MachineId, string[]> };

/** Which entries of each machine's specification answer the same question. The figures stay in the catalogue. */
const rows: RowOf[] = [
  row("What it does", ["Screen", "Resolution"], ["Prints"], ["Takes"], ["Reading distance"]),
  row("Inside", ["Memory", "Storage"], ["Speed", "Resolution"], ["Security"], ["Speed"]),
  row("Paper", [], ["Paper"], [], []),
  row("Battery", [], [], ["Battery"], ["Battery"]),
  row("Away from the counter", [], [], ["Carried"], ["Wireless"]),
  row("Works with", ["Works with"], ["Works with"], ["Works with"], ["Works with"]),
  row("Software", ["Software"], ["Software"], ["Software"], ["Software"]),
];

export type Comparison = ReturnType<typeof compareMachines>;

export function compareMachines() {
  return rows.map(({ name, specs }) => ({
    name,
    cells: catalogue.map((machine) => specs[machine.id].map((spec) => specOf(machine, spec)).join(", ")),
  }));
}

function row(name: string, ...specs: [string[], string[], string[], string[]]): RowOf {
  const [terminal, printer, payment, scanner] = specs;
  return {
    name,
    specs: {
      "pos-terminal": terminal,
      "receipt-printer": printer,
      "payment-terminal": payment,
      "barcode-scanner": scanner,
    },
  };
}

function specOf({ name, specs }: Hardware, spec: string): string {
  const found = specs.find((entry) => entry.name === spec);
  if (!found) throw new Error(`The ${name} has no specification called ${spec}.`);
  return found.value;
}
