import type { DisputeKind, DisputeState, PaymentProvider } from "~/db/schema";
import type { Reason } from "./reasons";

export type Currency = "KES" | "USD";
/** Integer minor units: cents of a shilling or of a dollar. */
export type Money = { currency: Currency; minor: number };

/** Everything a provider may need to ask for money once. */
export type Charge = {
  attemptId: string;
  /** The purchase's reference as buyers type it into a PayBill: letters and digits only. */
  account: string;
  /** Unique over all attempts: the account and the attempt's number. */
  reference: string;
  amount: Money;
  email: string;
  /** `2547…`, only for a prompt on a phone. */
  phone?: string;
  /** Where this attempt's result is posted to; holds its secret. */
  hookUrl: string;
  returnUrl: string;
  cancelUrl: string;
};

/** What identifies a charge at its provider afterwards. */
export type Charged = {
  attemptId: string;
  reference: string;
  amount: Money;
  providerRef: string | null;
  /** How often it was asked about before. */
  checks: number;
  /** Its money is booked: whoever asks wants to know what went back of it. */
  isPaid?: boolean;
};

/** For the list of events: nothing personal, no secret. */
export type Trace = { http?: number; code?: string; requestId?: string; failure?: "timeout" | "network" };

/**
 * What came of asking. `refused` is certain: nothing happened. After `unclear` the prompt may be on the phone, so
 * nobody asks again until the result is known.
 */
export type Started = { trace: Trace } & (
  | { state: "accepted"; providerRef: string; checkoutUrl?: string }
  | { state: "refused"; reason: Reason }
  | { state: "unclear" }
);

/**
 * What the provider says about a charge. `failed` may be soft: a hosted page that can still be paid. `unknown`
 * says nothing about the money and changes nothing. `approved` waits for us to take the money.
 */
export type Checked = { trace: Trace } & (
  | {
      state: "paid";
      receipt: string | null;
      amount: Money | null;
      paidAt: Date | null;
      /** What the provider has given back of it in all: refunds, reversals and chargebacks. */
      returned?: Money;
    }
  | { state: "failed"; reason: Reason; final: boolean }
  | { state: "approved" }
  /** `isReviewed`: the provider has the buyer's money and looks at it. Nobody should pay a second time. */
  | { state: "pending"; isReviewed?: boolean }
  | { state: "unknown" }
);

/** Somebody wants money back, or has taken it. It changes no sum by itself: what went back is `returned`. */
export type Claim = {
  /** The provider's own name for it. */
  id: string;
  kind: DisputeKind;
  state: DisputeState;
  amount: Money | null;
  /** The provider's word for it, as a slug. */
  reason: string | null;
  /** Who does not answer by then has lost. */
  respondBy: Date | null;
};

/** What came of a harmless question with the keys that are set, in words for whoever sets the site up. */
export type Finding = { state: "right" | "wrong" | "unsure"; says: string };

/** One provider of payments. Its protocol stays in its folder. */
export type Provider = {
  name: PaymentProvider;
  currency: Currency;
  /** Speaks to something else than the live service: pages say that no money moves. */
  isTest: boolean;
  /** Where its own pages are, for those that have any. */
  checkoutOrigins?: string[];
  start(charge: Charge): Promise<Started>;
  check(charged: Charged): Promise<Checked>;
  /** Takes the money that the buyer has approved, where that is our act. */
  take?(charged: Charged): Promise<Checked>;
  /** Whether the settings work. Starts nothing and changes nothing. */
  examine(siteUrl: string): Promise<Finding[]>;
};
