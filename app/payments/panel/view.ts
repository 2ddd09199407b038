import type { Cents } from "~/money/cents";
import type { PageWords } from "~/payment-providers/about";
import type { ProviderHow } from "~/payment-providers/all";
import type { BankDetails } from "../bank";
import type { Reason } from "../reasons";

/** How somebody chooses to pay. */
export type How = ProviderHow | "bank";

/** A way to pay that is open, with the words before a provider's page. */
export type Offer = { how: How; label: string; note: string; form?: PageWords["form"] };

/** What went wrong with a post to the order's page, beside its field or above the form. */
export type PayProblem = {
  field?: "phone" | "part" | "code" | "kra_pin";
  message: string;
  values: Record<string, string>;
  /** The buyer may be right all the same: sent once more, this number is taken. */
  sure?: string;
  /** The rate that the buyer saw, and that no longer counts. */
  rateBefore?: number;
};

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

/** What the pay panel shows. Amounts are cents. */
export type PayView = {
  total: Cents;
  paid: Cents;
  left: Cents;
  overpaid: Cents;
  /** A provider that is not live: no money moves. */
  isTest: boolean;
  /** After how many seconds the page asks again by itself, or 0. Money may come by hand as long as any is left to pay. */
  looksEvery: number;
  /** A payment began here, and how it ends is not known yet. */
  isUnderWay: boolean;
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
  | PromptState
  /** The provider has the money and looks at it. */
  | { kind: "reviewed"; by: string }
  | { kind: "transfer-sent" }
  | { kind: "checking"; how: How; title: string }
  | NotCompletedState
  | { kind: "received"; payment: ShownPayment };

export type NotCompletedState = {
  kind: "not-completed";
  how: How;
  key: string;
  words: PageWords["notCompleted"];
  /** While its page is opened once more; nothing where the form shows more before that. */
  sending: string | undefined;
};

/** After a prompt was sent to a phone. */
export type PromptState = { how: How } & (
  | WaitingState
  | { kind: "unconfirmed" }
  | { kind: "code" }
  | { kind: "code-sent"; code: string }
  | ProblemState
);

export type ReadyState = {
  kind: "ready";
  chosen: How;
  offered: Offer[];
  /** Drawn for this form: sent twice, it pays once. */
  key: string;
  phone: string;
  paybill: Paybill | null;
  account: string;
  /** The parts of what is left that a prompt can take; more than one above its maximum, or when the buyer wants less now. */
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

export type ProblemState = {
  kind: "problem";
  reason: Reason;
  phone: string;
  cents: Cents;
  key: string;
  againIn: number;
};

/** Where money is sent by hand. A till knows no account numbers. */
export type Paybill = { number: string; isTill: boolean };
