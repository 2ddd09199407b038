import { type Actor, may } from "~/access/rights";
import type { Purchase } from "~/db/schema";
import { paymentMethods } from "~/forms/choices";
import type { Cents } from "~/money/cents";
import { formatCents } from "~/money/format";
import { returnableUntil } from "~/orders/steps/days";
import { balanceOf, owedBack } from "~/payments/balance";
import { methodNames } from "~/payments/method-names";
import { longDay, shortTime } from "~/time/words";
import type { OpeningHours } from "~/working-time/opening-hours";
import { answerDue } from "~/working-time/working-time";
import { cancelReasonWords } from "./content";
import { machineCount, machineWords, townIn } from "./order-words";
import { stepWords } from "./step-words";
import { closedBecause, type Step, type StepState, stepRights } from "./steps";

export type NextOrder = StepState &
  Pick<
    Purchase,
    | "customerName"
    | "shippingAddress"
    | "paymentMethod"
    | "agreed"
    | "createdAt"
    | "confirmedAt"
    | "deliveredAt"
    | "cancelReason"
    | "refundDueBy"
  > & { hours?: OpeningHours; lines: { name: string; quantity: number }[] };

export type NextButton = { step: Step; label: string; look: "primary" | "plain" | "danger"; closed: boolean };
export type NextStep = {
  heading: string;
  text: string;
  buttons: NextButton[];
  why?: string;
  /** An owner may open packing from here. */
  offersUnpaidPacking: boolean;
  /** For who moves no orders. */
  isReadOnly: boolean;
};

/** One box for each order: its heading tells the reader what to do, then come the steps, the likely one first. */
export function nextStep(order: NextOrder, actor: Pick<Actor, "role">): NextStep {
  const { heading, text, steps } = may(actor, "orders.move") ? withOverpaid(order) : forSupport(order);
  const allowed = steps.filter((step) => may(actor, stepRights[step]));
  const buttons = allowed.map((step, index) => ({
    step,
    label: stepWords[step].button,
    look: lookOf(step, index),
    closed: closedBecause(step, order) !== undefined,
  }));
  const closed = buttons.find((button) => button.closed);
  const isUnpaid = closed?.step === "pack" && order.orderStatus === "confirmed";
  return {
    heading,
    text,
    buttons,
    why: closed ? whyClosed(closed.step, order, actor) : whyMissing(order, actor),
    offersUnpaidPacking: isUnpaid && may(actor, "orders.pack-unpaid"),
    isReadOnly: !may(actor, "orders.move"),
  };
}

function lookOf(step: Step, index: number): NextButton["look"] {
  if (step === "cancel") return "danger";
  return index === 0 && step !== "return" && step !== "serial-numbers" ? "primary" : "plain";
}

type Told = { heading: string; text: string; steps: Step[] };

/** Too much money is given back beside whatever comes next. */
function withOverpaid(order: NextOrder): Told {
  const told = forSales(order);
  const over = owedBack(order);
  if (over === 0 || told.steps.includes("refund")) return told;
  const [next, ...others] = told.steps;
  return {
    ...told,
    text: `${told.text} ${formatCents(over)} more was paid than it costs.`,
    steps: next ? [next, "refund", ...others] : ["refund"],
  };
}

function forSales(order: NextOrder): Told {
  const { owedCents, missingCents, leftCents: left } = balanceOf(order);
  if (missingCents > 0) return decide(order, missingCents);
  if (owedCents > 0 && (order.orderStatus === "cancelled" || order.creditedCents > 0)) {
    const steps: Step[] = order.orderStatus === "delivered" ? ["refund", "return"] : ["refund"];
    return { heading: `Refund ${formatCents(owedCents)}`, text: refundText(order), steps };
  }
  const pay: Step[] = left > 0 ? ["pay"] : [];
  switch (order.orderStatus) {
    case "pending":
      return { heading: "Call and confirm", text: wish(order), steps: ["confirm", "cancel"] };
    case "confirmed":
      return closedBecause("pack", order) ? collect(order, left) : pack(order, pay);
    case "packed":
      return {
        heading: "Hand to the courier",
        text: `${machineWords(order.lines)} for ${townIn(order.shippingAddress)}.${deliveryDay(order)}`,
        steps: ["ship", ...pay, "cancel"],
      };
    case "shipped":
      return { heading: waitFor(order), text: carriedBy(order), steps: ["deliver", ...pay, "cancel"] };
    case "delivered":
      return {
        heading: left > 0 ? `Collect ${formatCents(left)}` : "Done",
        text: afterDelivery(order),
        steps: [...pay, "return"],
      };
    case "cancelled":
      return {
        heading: "Done",
        text: `Cancelled: ${reasonOf(order)}. Nothing is owed to the buyer.`,
        steps: [],
      };
  }
}

/** A chargeback, a reversal, or a refund that nobody here recorded first. */
function decide(order: NextOrder, missing: Cents): Told {
  const canCancel = closedBecause("cancel", order) === undefined;
  const choice = canCancel ? "cancel the order, or ask" : "ask";
  return {
    heading: `${formatCents(missing)} went back to the buyer`,
    text: `The order still costs that much, and the buyer is not asked for it. Call them, then ${choice} for the money again.`,
    steps:
      order.orderStatus === "cancelled"
        ? []
        : ["ask-again", "pay", ...(canCancel ? ["cancel" as const] : [])],
  };
}

function afterDelivery(order: NextOrder): string {
  if (balanceOf(order).priceCents === 0) return "Everything came back, and nothing is owed to the buyer.";
  return `Delivered. The buyer may return it until ${longDay(returnableUntil(order))}.`;
}

function collect(order: NextOrder, left: Cents): Told {
  const { heldCents: held } = balanceOf(order);
  const way = order.agreed.paysBy ? methodNames[order.agreed.paysBy] : paymentMethods[order.paymentMethod];
  const text =
    held > 0
      ? `The buyer has paid ${formatCents(held)}. The rest is open on the order's page.`
      : `${way}, awaited since ${order.confirmedAt ? longDay(order.confirmedAt) : "the order was confirmed"}.`;
  return { heading: `Collect ${formatCents(left)}`, text, steps: ["pay", "pay-link", "pack", "cancel"] };
}

function pack(order: NextOrder, pay: Step[]): Told {
  const count = machineCount(order.lines);
  const paid = pay.length === 0 ? "Paid in full." : "An owner allows packing before payment.";
  return {
    heading: `Pack ${count} ${count === 1 ? "machine" : "machines"}`,
    text: `${paid}${deliveryDay(order)}`,
    steps: ["pack", ...pay, "cancel"],
  };
}

function wish(order: NextOrder): string {
  const what = `${order.customerName} wants ${machineWords(order.lines)} in ${townIn(order.shippingAddress)}`;
  return `${what}, by ${paymentMethods[order.paymentMethod]}. Due ${shortTime(answerDue(order.createdAt, order.hours))}.`;
}

function deliveryDay({ agreed }: NextOrder): string {
  return agreed.deliveryDay ? ` Delivery is agreed for ${longDay(agreed.deliveryDay)}.` : "";
}

function waitFor({ agreed }: NextOrder): string {
  const day = agreed.arrivesOn ?? agreed.deliveryDay;
  return day ? `Wait for the delivery on ${longDay(day).split(" ", 3).join(" ")}` : "Wait for the delivery";
}

function carriedBy({ agreed }: NextOrder): string {
  return `${[agreed.courier, agreed.trackingNumber, agreed.driverPhone].filter(Boolean).join(", ")}.`;
}

function refundText(order: NextOrder): string {
  const why = order.orderStatus === "cancelled" ? `Cancelled: ${reasonOf(order)}.` : "Machines came back.";
  return order.refundDueBy ? `${why} Due by ${longDay(order.refundDueBy)}.` : why;
}

function reasonOf({ cancelReason }: NextOrder): string {
  return cancelReason ? cancelReasonWords[cancelReason].toLowerCase() : "no reason given";
}

const salesDoes: Record<Purchase["orderStatus"], string> = {
  pending: "Sales calls and confirms",
  confirmed: "Sales collects the payment and packs",
  packed: "Sales hands it to the courier",
  shipped: "It is on its way",
  delivered: "Done",
  cancelled: "Cancelled",
};

function forSupport(order: NextOrder): Told {
  const steps: Step[] = order.orderStatus === "cancelled" ? [] : ["serial-numbers"];
  return { heading: salesDoes[order.orderStatus], text: "You can add notes and serial numbers.", steps };
}

function whyClosed(step: Step, order: NextOrder, actor: Pick<Actor, "role">): string | undefined {
  const reason = closedBecause(step, order);
  const isUnpaid = step === "pack" && order.orderStatus === "confirmed";
  return isUnpaid && !may(actor, "orders.pack-unpaid")
    ? `${reason} An owner can allow packing before payment.`
    : reason;
}

function whyMissing(order: NextOrder, actor: Pick<Actor, "role">): string | undefined {
  const isOwed = owedBack(order) > 0 && may(actor, "money.read");
  return isOwed && !may(actor, "payments.refund") ? "Only an owner can record a refund." : undefined;
}
