import { type Actor, may } from "~/access/rights";
import type { OrderStatus } from "~/db/schema";
import { formatCents } from "~/money/format";
import { owedBack } from "~/payments/balance";
import { afterDelivery, reasonOf } from "./order-words";
import { type StepName, stepNames, steps } from "./steps/all";
import type { Heading, NextOrder } from "./steps/order-step";

export type NextButton = {
  step: StepName;
  label: string;
  look: "primary" | "plain" | "danger";
  closed: boolean;
};
export type NextStep = Heading & {
  buttons: NextButton[];
  why?: string;
  /** The step that opens what is closed. */
  opener?: { step: StepName; label: string };
  /** For who moves no orders. */
  isReadOnly: boolean;
};

type Person = Pick<Actor, "role">;

/** One box for each order: its heading tells the reader what to do, then come the steps, the likely one first. */
export function nextStep(order: NextOrder, actor: Person): NextStep {
  const isReadOnly = !may(actor, "orders.move");
  const { heading, text, next, offered } = isReadOnly ? forReader(order) : forMover(order);
  const buttons = offered
    .filter((step) => may(actor, steps[step].right))
    .map((step) => ({
      step,
      label: steps[step].title,
      look: steps[step].look ?? (step === next ? ("primary" as const) : ("plain" as const)),
      closed: steps[step].closed?.(order) !== undefined,
    }));
  const closed = buttons.find((button) => button.closed)?.step;
  return {
    heading,
    text,
    buttons,
    isReadOnly,
    ...(closed ? whyClosed(closed, order, actor) : whyMissing(offered, actor)),
  };
}

type Offer = Heading & { next?: StepName; offered: StepName[] };

function forMover(order: NextOrder): Offer {
  const next = stepNames.find((step) => steps[step].next?.(order));
  const said = (next && steps[next].next?.(order)) ?? done(order);
  const beside = stepNames.filter(
    (step) => step !== next && steps[step].isBeside?.(order) && (said.only?.includes(step) ?? true),
  );
  const over = owedBack(order);
  const text =
    over > 0 && next !== "refund"
      ? `${said.text} ${formatCents(over)} more was paid than it costs.`
      : said.text;
  return { heading: said.heading, text, next, offered: next ? [next, ...beside] : beside };
}

function done(order: NextOrder): Heading {
  const text =
    order.orderStatus === "cancelled"
      ? `Cancelled: ${reasonOf(order)}. Nothing is owed to the buyer.`
      : afterDelivery(order);
  return { heading: "Done", text };
}

const salesDoes: Record<OrderStatus, string> = {
  pending: "Sales calls and confirms",
  confirmed: "Sales collects the payment and packs",
  packed: "Sales hands it to the courier",
  shipped: "It is on its way",
  delivered: "Done",
  cancelled: "Cancelled",
};

function forReader({ orderStatus }: NextOrder): Offer {
  return {
    heading: salesDoes[orderStatus],
    text: "You can add notes and serial numbers.",
    offered: orderStatus === "cancelled" ? [] : ["serial-numbers"],
  };
}

function whyClosed(name: StepName, order: NextOrder, actor: Person): Pick<NextStep, "why" | "opener"> {
  const { closed, openedBy } = steps[name];
  const why = closed?.(order);
  if (!openedBy) return { why };
  const { right, title, notYours } = steps[openedBy];
  return may(actor, right)
    ? { why, opener: { step: openedBy, label: title } }
    : { why: `${why} ${notYours}` };
}

function whyMissing(offered: StepName[], actor: Person): Pick<NextStep, "why"> {
  const missing = offered.find((step) => !may(actor, steps[step].right));
  return { why: missing && steps[missing].notYours };
}
