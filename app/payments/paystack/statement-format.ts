import { readChargeReference } from "../reference";
import { minorOfText } from "../statements/amounts";
import {
  type CellOf,
  plainReceipt,
  type ReadLine,
  type StatementFormat,
  type ToldMovement,
} from "../statements/format";

/**
 * The list of transactions that Paystack's dashboard exports. Names are those of its interface (`paid_at`, `fees`,
 * `requested_amount`: documented) and of the dashboard's file, the latter from memory; so are amounts in shillings
 * where the interface counts cents. Its documentation of the export says that times are GMT. What was given back in
 * part is in another list, that of refunds; what was given back whole has the status `reversed`.
 */
const columns = {
  reference: ["Reference", "Transaction Reference"],
  amount: ["Amount", "Amount Paid", "Transaction Amount"],
  currency: ["Currency"],
  status: ["Status", "Transaction Status"],
  time: ["Paid At", "Date Paid", "Transaction Date", "Date", "Created At"],
  fees: ["Fees", "Paystack Fees", "Fee"],
};
type Column = keyof typeof columns;

export const paystackStatement: StatementFormat<Column> = {
  provider: "paystack",
  currency: "KES",
  zone: "+00:00",
  columns,
  required: ["reference", "amount", "currency", "status", "time"],
  hasRefunds: false,
  readLine,
};

function readLine(cell: CellOf<Column>): ReadLine {
  const receipt = plainReceipt(cell("reference"));
  if (!receipt || !cell("status")) return "nothing";
  const [minor, fees] = [minorOfText(cell("amount")), minorOfText(cell("fees"))];
  if (minor === undefined || fees === undefined) return "bad-amount";
  if (!/^(success|successful|reversed)$/i.test(cell("status"))) return "not-completed";
  if (minor <= 0) return "nothing";
  const paid: ToldMovement = {
    kind: "payment",
    isIn: true,
    receipt,
    of: "",
    time: cell("time"),
    minor,
    currency: cell("currency").toUpperCase(),
    account: readChargeReference(receipt)?.account ?? "",
    label: "",
  };
  const back: ToldMovement = {
    ...paid,
    kind: "refund",
    isIn: false,
    receipt: "",
    of: receipt,
    isTimeUncertain: true,
  };
  const fee: ToldMovement = { ...paid, kind: "other", isIn: false, receipt: "", minor: fees, label: "Fees" };
  return [paid, ...(/^reversed$/i.test(cell("status")) ? [back] : []), ...(fees > 0 ? [fee] : [])];
}
