import type { Hono } from "hono";
import type { DisputeKind, DisputeState, Order, PaymentAttempt } from "~/db/schema";
import type { Language } from "~/language/language";
import type { Cents } from "~/money/cents";
import type { Currency } from "~/payment-providers/about";
import type { KnownProvider } from "~/payment-providers/all";
import type { HooksEnv } from "./hook-guard.server";
import type { PayProblem, PayState, ReadyState } from "./panel/view";
import type { Reason } from "./reasons";
import type { PayServices } from "./services";
import type { ReadVariables } from "./settings";
import type { StatementFormat } from "./statements/format";

/** Integer minor units: cents of a shilling or of a dollar. */
export type Money = { currency: Currency; minor: number };

/** Everything a provider may need to ask for money once. */
export type Charge = {
  attemptId: string;
  /** The order's reference as buyers type it into a PayBill: letters and digits only. */
  account: string;
  /** Unique over all attempts: the account and the attempt's number. */
  reference: string;
  amount: Money;
  email: string;
  /** `2547…`, only for a prompt on a phone. */
  phone?: string;
  /** The secret of this attempt, for an address below `hooksUrl` that its result is posted to. */
  token: string;
  hooksUrl: string;
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

/** One provider of payments that is set up. Its protocol stays in its folder. */
export type Provider = KnownProvider & {
  /** Speaks to something else than the live service: pages say that no money moves. */
  isTest: boolean;
  /** Where its own pages are, for those that have any. */
  checkoutOrigins?: string[];
  /** Shilling cents for one of its currency, where that is another. */
  rate?: number;
  /** How often it may be asked in a minute, where it counts. */
  checksAMinute?: number;
  start(charge: Charge): Promise<Started>;
  check(charged: Charged): Promise<Checked>;
  /** Takes the money that the buyer has approved, where that is our act. */
  take?(charged: Charged): Promise<Checked>;
  /** Records money that came and that nobody told us of. */
  pullMissed?(services: PayServices, now: Date): Promise<void>;
  /** What its form on the order's page shows, and reads of what was posted. */
  ready?(given: Ready): Partial<ReadyState>;
  readForm?(values: Record<string, string>, order: Order, now: Date, language: Language): Wanted | NotWanted;
  /** What the order's page shows after an attempt, where that is no page of the provider's. */
  shown?(given: Attempted): PayState | undefined;
  /** What an owner does once. */
  register?(siteUrl: string): Promise<void>;
  /** Whether the settings work. Starts nothing and changes nothing. */
  examine(siteUrl: string): Promise<Finding[]>;
};

export type Ready = {
  order: Order;
  left: Cents;
  attempts: PaymentAttempt[];
  wantsPart: boolean;
  now: Date;
};

/** What the buyer asks for beside the way to pay; all that is left when no amount is given. */
export type Wanted = {
  cents?: Cents;
  /** `2547…`, for a prompt. */
  phone?: string;
  /** Shilling cents for a dollar, as the buyer was shown it; today's when missing. */
  rate?: number;
};

/** What was posted is no request: what is wrong with it, and the status of that answer. */
export type NotWanted = { problem: PayProblem; status?: number };

export type Attempted = {
  order: Order;
  attempt: PaymentAttempt;
  asked: string | null;
  key: string;
  now: Date;
};

/** How a provider is set up, opened and heard. Listed in `providers.server.ts`. */
export type Adapter<Settings extends { isTest: boolean }, Opened extends Provider = Provider> = {
  settings: ReadVariables<Settings>;
  open(settings: Settings, siteUrl: string): Opened;
  /** Where it reports to, below `/hooks`. */
  hooks(): Hono<HooksEnv>;
  statement?: StatementFormat;
};
