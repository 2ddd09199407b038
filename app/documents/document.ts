import type { Language } from "~/language/language";

/**
 * What a document says, whatever it is drawn as: a sheet on a page, a PDF. Every amount and day is already in words, so
 * a document that is kept says tomorrow what it says today.
 */
export type DocumentContent = {
  /** `Quotation`, `Pro-forma`, `Receipt`. */
  title: string;
  number: string;
  /** Of its words; English unless it says otherwise. */
  language?: Language;
  /** Below the number: when it was made, how long it holds. */
  days: string[];
  parties: DocumentParty[];
  table: { head: string[]; rows: DocumentRow[] };
  sums: DocumentSum[];
  /** A second table below the sums: tax by letter. */
  taxes?: DocumentContent["table"];
  /** `link` is what a press on the text opens, in the PDF. */
  notes: { title: string; text: string; link?: string; code?: DocumentCode }[];
  /** Lines to sign on. */
  signatures?: string[];
  foot: string[];
};

/** A link as a QR code on the page; the PDF draws its own. So many modules wide, and the dark ones as a path. */
export type DocumentCode = { size: number; path: string };

export type DocumentParty = { label: string; name: string; lines: string[] };

/** The first column is the name; `cells` are the others. */
export type DocumentRow = { name: string; note?: string; cells: string[] };

export type DocumentSum = { label: string; value: string; isTotal?: true; isStrong?: true };

/** Goes along with an email, or is downloaded. Emails that wait in the queue have `paper`, so it keeps that name. */
export type DocumentFile = { name: string; paper: DocumentContent };
