import { accountOf } from "../reference";
import { minorOfText } from "../statements/amounts";
import {
  type CellOf,
  plainReceipt,
  type ReadLine,
  type StatementFormat,
  type ToldMovement,
} from "../statements/format";

/**
 * The organisation statement of a PayBill or a till, as the M-Pesa portal gives it out. Its columns were seen in
 * public programs that read such files, with the order below, six lines of account holder, short code, time period
 * and balances before them, and times as `13-10-2025 12:36:39`. A charge stands on a line of its own under the
 * receipt of its payment; `Withdrawn` comes with a minus or without.
 */
const columns = {
  receipt: ["Receipt No.", "Receipt", "Transaction ID"],
  time: ["Completion Time"],
  details: ["Details"],
  status: ["Transaction Status", "Status"],
  paidIn: ["Paid In"],
  withdrawn: ["Withdrawn"],
  reason: ["Reason Type"],
  linked: ["Linked Transaction ID"],
  account: ["A/C No.", "Account No."],
  currency: ["Currency"],
};
type Column = keyof typeof columns;

export const mpesaStatement: StatementFormat<Column> = {
  provider: "mpesa",
  currency: "KES",
  zone: "+03:00",
  columns,
  required: ["receipt", "time", "status", "paidIn", "withdrawn"],
  hasRefunds: true,
  readLine,
};

function readLine(cell: CellOf<Column>): ReadLine {
  const receipt = plainReceipt(cell("receipt"));
  // Totals and notes at the end.
  if (!/^[A-Z0-9]{8,12}$/.test(receipt)) return "nothing";
  const [paidIn, withdrawn] = [minorOfText(cell("paidIn")), minorOfText(cell("withdrawn"))];
  if (paidIn === undefined || withdrawn === undefined) return "bad-amount";
  if (!/^completed$/i.test(cell("status"))) return "not-completed";
  const isIn = paidIn !== 0;
  const minor = Math.abs(isIn ? paidIn : withdrawn);
  if (minor === 0) return "nothing";
  const of = plainReceipt(cell("linked"));
  const kind = kindOf(cell, isIn, of);
  const isCharge = kind === "other" && charge.test(cell("reason") || cell("details"));
  return [
    {
      kind,
      isIn,
      receipt: isCharge ? "" : receipt,
      of: kind === "refund" ? of || receiptIn(cell("details"), receipt) : "",
      time: cell("time"),
      minor,
      currency: cell("currency").toUpperCase() || "KES",
      account: accountOf(cell("account")),
      label: cell("reason") || firstWords(cell("details")),
    },
  ];
}

const charge = /charge|tariff/i;
/** Money between our own accounts, or to the bank. */
const ownAccounts = /(settlement|working|utility|float) account|withdrawal|deposit/i;

function kindOf(cell: CellOf<Column>, isIn: boolean, linked: string): ToldMovement["kind"] {
  const [reason, details] = [cell("reason"), cell("details")];
  // Details end in a name, so they are asked only where there is no reason.
  const words = reason || details;
  if (charge.test(words) || ownAccounts.test(words)) return "other";
  if (isIn) return "payment";
  return linked || /revers/i.test(`${reason} ${details}`) ? "refund" : "other";
}

/** `Reversal of UKH4TB9Q2M by …` */
function receiptIn(details: string, own: string): string {
  const codes = details.toUpperCase().match(/\b(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{10}\b/g) ?? [];
  return codes.find((code) => code !== own) ?? "";
}

/** Without the phone number and the name that follow. */
function firstWords(details: string): string {
  return /^[A-Za-z ]{0,40}(?= (?:to|from|by|of)\b)|^[A-Za-z ]{0,40}/.exec(details)?.[0].trim() ?? "";
}
