import { accountOf, readChargeReference } from "../reference";
import { minorOfText } from "../statements/amounts";
import {
  type CellOf,
  plainReceipt,
  type ReadLine,
  type StatementFormat,
  type ToldMovement,
} from "../statements/format";

/**
 * PayPal's Activity Download, all transactions, in English. Its columns are documented (developer.paypal.com, reports,
 * and the default fields as users of it list them); `Type` holds the words of PayPal's event codes. Days are written
 * as the account's country writes them, and times in the account's zone, which each line names.
 */
const columns = {
  date: ["Date"],
  time: ["Time"],
  zone: ["TimeZone", "Time Zone"],
  type: ["Type", "Description"],
  status: ["Status"],
  currency: ["Currency"],
  gross: ["Gross"],
  fee: ["Fee"],
  transaction: ["Transaction ID"],
  reference: ["Reference Txn ID"],
  invoice: ["Invoice Number", "Invoice ID"],
  custom: ["Custom Number"],
  impact: ["Balance Impact"],
};
type Column = keyof typeof columns;

export const paypalStatement: StatementFormat<Column> = {
  provider: "paypal",
  currency: "USD",
  zone: "America/Los_Angeles",
  columns,
  required: ["date", "type", "currency", "gross", "transaction"],
  hasRefunds: true,
  readLine,
};

function readLine(cell: CellOf<Column>): ReadLine {
  const receipt = plainReceipt(cell("transaction"));
  if (!receipt) return "nothing";
  const [gross, fee] = [minorOfText(cell("gross")), minorOfText(cell("fee"))];
  if (gross === undefined || fee === undefined) return "bad-amount";
  if (/^memo$/i.test(cell("impact")) || gross === 0) return "nothing";
  // The monthly statement has no status: all of it is done.
  if (!/^(completed|cleared|(partially )?refunded|(partially )?reversed|)$/i.test(cell("status")))
    return "not-completed";
  const type = cell("type");
  const moved: ToldMovement = {
    kind: kindOf(type, gross > 0),
    isIn: gross > 0,
    receipt,
    of: plainReceipt(cell("reference")),
    time: `${cell("date")} ${cell("time")}`.trim(),
    zone: cell("zone") || undefined,
    minor: Math.abs(gross),
    currency: cell("currency").toUpperCase(),
    account: accountIn(cell("invoice")) || accountIn(cell("custom")),
    label: type,
  };
  // PayPal keeps its fee of each payment, and gives a part back with a refund.
  const kept: ToldMovement = {
    ...moved,
    kind: "other",
    isIn: fee > 0,
    receipt: "",
    minor: Math.abs(fee),
    label: "Fees",
  };
  return fee === 0 ? [moved] : [moved, kept];
}

function kindOf(type: string, isIn: boolean): ToldMovement["kind"] {
  if (/hold|release|conversion|withdrawal|deposit|fee\b|transfer|bonus|cancel/i.test(type)) return "other";
  if (isIn) return /payment/i.test(type) && !/refund|revers/i.test(type) ? "payment" : "other";
  return /refund|reversal|chargeback/i.test(type) ? "refund" : "other";
}

/** Our invoice numbers are an account and the number of the attempt. */
function accountIn(text: string): string {
  return readChargeReference(text.toUpperCase())?.account ?? accountOf(text);
}
