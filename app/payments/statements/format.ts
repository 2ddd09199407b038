import type { Currency } from "~/payment-providers/about";
import type { ComparedProvider } from "~/payment-providers/all";

/** One movement as a line of the file tells it. `other` is no buyer's money: charges, withdrawals to a bank. */
export type ToldMovement = {
  kind: "payment" | "refund" | "other";
  /** Which way the money went; an `other` that has the receipt of one of ours is ours. */
  isIn: boolean;
  /** Nothing for what has none of its own, such as a charge under the receipt of its payment. */
  receipt: string;
  /** Of a refund: the receipt of the payment that went back. */
  of: string;
  /** As the file writes it. */
  time: string;
  /** It moved at another time, which the file does not tell. */
  isTimeUncertain?: boolean;
  zone?: string;
  minor: number;
  currency: string;
  /** The order that it names, without hyphen, as far as it names one. */
  account: string;
  /** What an `other` is, without names and phone numbers. */
  label: string;
};

/** What a line comes to: movements, one that never happened, or no line of money at all, such as a total. */
export type ReadLine = ToldMovement[] | "not-completed" | "nothing" | "bad-amount";

/** The cell of a named column, trimmed; empty where the file has no such column. */
export type CellOf<Column extends string> = (column: Column) => string;

/** How a provider's file is written. `columns`: what each may be called, the usual name first. */
export type StatementFormat<Column extends string = string> = {
  provider: ComparedProvider;
  currency: Currency;
  /** Of times that name no zone themselves. */
  zone: string;
  columns: Record<Column, string[]>;
  required: Column[];
  /** It lists money that went back; otherwise ours is not looked for in it. */
  hasRefunds: boolean;
  readLine(cell: CellOf<Column>): ReadLine;
};

/** `Receipt No.` and `receipt_no` are one column. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Receipts are compared in capitals, whoever typed them. */
export function plainReceipt(text: string): string {
  return text.trim().toUpperCase();
}
