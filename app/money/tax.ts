import { site } from "~/site";
import { type Cents, sum, times } from "./cents";
import { splitVat } from "./vat";

/** KRA's letters of tax, as its list 04 has them. Every machine that we sell is B. */
export const taxLetters = ["A", "B", "C", "D", "E"] as const;
export type TaxLetter = (typeof taxLetters)[number];

/** In percent. All five stand on every tax invoice, used or not. */
export const taxRates: Record<TaxLetter, number> = { A: 0, B: site.vat.percent, C: 0, D: 0, E: 8 };

/** A line of a tax invoice, as it stays: what it costs with its VAT inside, and the two parts of that. */
export type TaxLine = {
  name: string;
  unitCents: Cents;
  quantity: number;
  totalCents: Cents;
  letter: TaxLetter;
  rate: number;
  netCents: Cents;
  vatCents: Cents;
};

export function taxLine(name: string, unitCents: Cents, quantity: number): TaxLine {
  const totalCents = times(unitCents, quantity);
  const { net, vat } = splitVat(totalCents);
  return {
    name,
    unitCents,
    quantity,
    totalCents,
    letter: "B",
    rate: taxRates.B,
    netCents: net,
    vatCents: vat,
  };
}

export type TaxSum = { letter: TaxLetter; rate: number; netCents: Cents; vatCents: Cents };

/** Sums of the lines' own parts, never a new split: KRA compares to the cent. */
export function sumsByLetter(lines: readonly TaxLine[]): TaxSum[] {
  return taxLetters.map((letter) => {
    const own = lines.filter((line) => line.letter === letter);
    return {
      letter,
      rate: own[0]?.rate ?? taxRates[letter],
      netCents: sum(own.map(({ netCents }) => netCents)),
      vatCents: sum(own.map(({ vatCents }) => vatCents)),
    };
  });
}

export function totalOf(lines: readonly TaxLine[]): Cents {
  return sum(lines.map(({ totalCents }) => totalCents));
}

export function vatOf(lines: readonly TaxLine[]): Cents {
  return sum(lines.map(({ vatCents }) => vatCents));
}
