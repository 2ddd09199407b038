import type { ComponentType } from "react";
import type { Right } from "~/access/rights";
import type { AuditEvent, Order } from "~/db/schema";
import type { Email } from "~/email/email";
import type { Addresses } from "~/orders/buyer-email";
import type { EmailLine } from "~/orders/steps/emails";
import type { StepOrder } from "~/orders/steps/outcomes";
import type { Sums } from "~/payments/balance";
import type { OpeningHours } from "~/working-time/opening-hours";
import type { FieldSpec, FieldState } from "../field";
import type { FoundOrder } from "../find-order.server";

/** Everything about a step of an order, except what its form must hold and its verb: `verbs.server.ts` has these. */
export type OrderStep = {
  right: Right;
  /** Asks for a recent sign-in as well. */
  isGuarded?: true;
  title: string;
  /** Above the fields. */
  lead?: string;
  /** On the button that takes the step. */
  act: string | ((typed: Typed) => string);
  busy?: string;
  leave?: string;
  look?: "danger";

  /** What the order's page says where this step comes next. Of the steps that say something the first one counts. */
  next?(order: NextOrder): Heading | undefined;
  /** Whether it is offered beside the next one. */
  isBeside?(order: NextOrder): boolean;
  /** Why it can't be taken now; nothing where it can. The verb decides again. */
  closed?(order: StepState): string | undefined;
  /** The step that opens this one while it is closed, for an owner. */
  openedBy?: "allow-unpaid";
  /** Said to who is offered the step and has not its right. */
  notYours?: string;

  /** What its form asks, line by line. Two in a line stand side by side where there is room. */
  fields?: FieldSpec[][];
  above?: ComponentType<StepParts>;
  below?: ComponentType<StepParts>;
  /** What the form says when it is opened: what is known already, so that little has to be typed. */
  defaults?(order: FoundOrder, now: Date): Typed;
  /** What a link into the form names. */
  named?(params: URLSearchParams): Typed;
  /** What is missing beside the input's own rules. */
  missing?(values: Typed, lines: StepLine[]): Record<string, string> | undefined;

  /** The email that the step would send with what is typed so far. Browser-safe, so that it follows the typing. */
  email?(order: StepOrder, typed: Typed, lines: EmailLine[], addresses: Addresses): Email | undefined;
  /** The email is the step: it can't be switched off. */
  isEmail?: true;
  /** Why the buyer is told nothing. */
  untold?: string;

  /** How it is recorded, and what is said of it afterwards. */
  record: {
    action: string;
    /** To who took it, for a moment. */
    done: string;
    /** To who had the form open meanwhile, where the step changes the order. */
    was?: string;
    /** In the trail; by default from which status to which. */
    trail?: string | ((event: RecordedEvent) => string);
  };
};

/** What decides whether a step is open. */
export type StepState = Pick<
  Order,
  keyof Sums | "customerEmail" | "paymentStatus" | "mayPackUnpaid" | "cancelReason"
> & {
  payLinkAgain?: Date;
};

export type NextOrder = StepState &
  Pick<
    Order,
    | "customerName"
    | "shippingAddress"
    | "paymentMethod"
    | "agreed"
    | "createdAt"
    | "confirmedAt"
    | "deliveredAt"
    | "refundDueBy"
  > & { hours?: OpeningHours; lines: { name: string; quantity: number }[] };

export type Heading = {
  heading: string;
  text: string;
  /** Nothing else is offered beside it. */
  only?: string[];
};

/** The fields of a step's form as they stand, right or not. */
export type Typed = Record<string, string | undefined>;

export type StepLine = {
  id: string;
  hardwareType: string;
  hardwareName: string;
  quantity: number;
  /** How many are here that no other order has, where stock is kept. */
  free?: number;
};

export type StepParts = {
  state: FieldState;
  typed: Typed;
  lines: StepLine[];
  /** For who may see amounts: the order, and its lines with their prices. */
  order?: StepOrder;
  prices?: EmailLine[];
};

/** An event of the trail, with its amount and receipt in words for who may see them. */
type RecordedEvent = Pick<AuditEvent, "before" | "after"> & {
  amount: string;
  amountBefore: string;
  receipt: string;
  way: string;
};
