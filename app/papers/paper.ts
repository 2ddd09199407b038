/**
 * What a paper says, whatever it is drawn as: a sheet on a page, a PDF. Every amount and day is already in words, so
 * a paper that is kept says tomorrow what it says today.
 */
export type Paper = {
  /** `Quotation`, `Pro-forma`, `Receipt`. */
  title: string;
  number: string;
  /** Below the number: when it was made, how long it holds. */
  days: string[];
  parties: PaperParty[];
  table: { head: string[]; rows: PaperRow[] };
  sums: PaperSum[];
  /** `link` is what a press on the text opens, in the PDF. */
  notes: { title: string; text: string; link?: string }[];
  /** Lines to sign on. */
  signatures?: string[];
  foot: string[];
};

export type PaperParty = { label: string; name: string; lines: string[] };

/** The first column is the name; `cells` are the others. */
export type PaperRow = { name: string; note?: string; cells: string[] };

export type PaperSum = { label: string; value: string; isTotal?: true; isStrong?: true };

/** A paper that goes along with an email, or is downloaded. */
export type PaperFile = { name: string; paper: Paper };
