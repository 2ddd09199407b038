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
 * Two files of Paystack's dashboard. A payout's, whose columns its help names (support.paystack.com, 'How can I see my
 * Payouts on Paystack?'): all that is in it was paid, so it has no status. And the list of transactions, of which only
 * the statuses are described (success, failed, abandoned, reversed; docs.njiapay.com, 'Understanding PSP Reports'); its
 * columns are taken by the names of the interface (`paid_at`, `fees`) and by those of the payout. Amounts are in
 * shillings, where the interface counts cents; times are GMT, as the documentation of the export says. What was given
 * back in part is in another list, that of refunds; what was given back whole is `reversed`.
 */
const columns = {
  reference: ["Reference", "Reference number", "Transaction Reference"],
  amount: ["Amount", "Amount paid", "Amount paid by your customer", "Transaction Amount"],
  currency: ["Currency"],
  status: ["Status", "Transaction Status"],
  time: ["Paid At", "Date Paid", "Transaction date", "Date", "Created At"],
  fees: ["Fees", "Paystack fee", "Paystack Fees", "Fee"],
};
type Column = keyof typeof columns;

export const paystackStatement: StatementFormat<Column> = {
  provider: "paystack",
  currency: "KES",
  zone: "+00:00",
  columns,
  required: ["reference", "amount", "currency", "time"],
  hasRefunds: false,
  readLine,
};

function readLine(cell: CellOf<Column>): ReadLine {
  const receipt = plainReceipt(cell("reference"));
  if (!receipt) return "nothing";
  const [minor, fees] = [minorOfText(cell("amount")), minorOfText(cell("fees"))];
  if (minor === undefined || fees === undefined) return "bad-amount";
  if (!/^(success|successful|reversed)?$/i.test(cell("status"))) return "not-completed";
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
