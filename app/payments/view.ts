import type { Cents } from "~/money/cents";
import type { BankDetails } from "./bank";
import type { Reason } from "./reasons";

/** How somebody chooses to pay. */
export type How = "mpesa" | "card" | "paypal" | "bank";

/** Money that arrived, as the buyer sees it. */
export type ShownPayment = {
  method: string;
  cents: Cents;
  receipt: string | null;
  when: string;
  day: string;
  from: string | null;
  dollars: { cents: number; rate: number } | null;
};

/** What the pay panel shows. Amounts are cents. The page asks again by itself while `follows`. */
export type PayView = {
  total: Cents;
  paid: Cents;
  left: Cents;
  overpaid: Cents;
  /** A provider that is not live: no money moves. */
  isTest: boolean;
  follows: boolean;
  payments: ShownPayment[];
  state: PayState;
};

export type PayState =
  | { kind: "not-yet" }
  | { kind: "not-set-up" }
  | { kind: "cancelled"; refund: { cents: Cents; by: string } | null }
  /** Machines came back: what was paid for them goes back to the buyer, or has gone back. */
  | { kind: "returned"; owed: { cents: Cents; by: string } | null; refunded: Cents }
  /** Money went back although the order wants it: we call, and nobody pays meanwhile. */
  | { kind: "went-back"; cents: Cents }
  | ReadyState
  | WaitingState
  | { kind: "unconfirmed" }
  /** PayPal has the money and looks at it. */
  | { kind: "reviewed" }
  | { kind: "code" }
  | { kind: "code-sent"; code: string }
  | { kind: "transfer-sent" }
  | { kind: "problem"; reason: Reason; phone: string; cents: Cents; key: string; againIn: number }
  | { kind: "checking"; how: "card" | "paypal" }
  | { kind: "not-completed"; how: "card" | "paypal"; key: string }
  | { kind: "received"; payment: ShownPayment };

export type ReadyState = {
  kind: "ready";
  chosen: How;
  offered: How[];
  /** Drawn for this form: sent twice, it pays once. */
  key: string;
  phone: string;
  paybill: Paybill | null;
  account: string;
  /** M-Pesa's parts of what is left; more than one above its maximum, or when the buyer wants less now. */
  parts: Cents[];
  asksPart: boolean;
  /** `held` says which rate was shown, and when. */
  dollars: { cents: number; rate: number; held: string } | null;
  bank: BankDetails | null;
};

export type WaitingState = {
  kind: "waiting";
  phone: string;
  cents: Cents;
  isUnclear: boolean;
  isHelp: boolean;
  /** Seconds left of the prompt, and until another one may be sent. */
  promptLeft: number;
  againIn: number;
  key: string;
  paybill: Paybill | null;
  account: string;
};

/** Where money is sent by hand. A till knows no account numbers. */
export type Paybill = { number: string; isTill: boolean };
