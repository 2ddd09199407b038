import { type ActionFunctionArgs, redirect } from "react-router";
import { findHardware } from "~/catalogue/catalogue";
import { type KitLine, kitTotal, namesKit } from "~/catalogue/kit";
import type { Purchase } from "~/db/schema";
import { formAction } from "~/forms/action.server";
import type { FormPost } from "~/forms/post.server";
import type { FormRefusal } from "~/forms/result";
import type { Services } from "~/services.server";
import { formatKsh } from "~/ui/money";
import { orderTexts } from "./content";
import { type KitInput, kitInput, linesIn } from "./kit-input";
import { buyerOf } from "./new-order.server";
import { type OrderDone, orderDone, pageOf } from "./order-done";
import { type BuyerInput, type OrderInput, orderInput } from "./order-input";
import { placeOrder, wrongClaim } from "./orders.server";
import { placePurchase } from "./place-purchase.server";

/**
 * The action of every page with the order form, in a dialog or not. A dialog that posted elsewhere would first
 * have to load that page's code, and a connection lost just then would cost the buyer the page.
 */
export async function orderAction(args: ActionFunctionArgs) {
  let hasRequestId = false;
  const answer = await formAction<typeof orderInput | typeof kitInput, OrderDone>(args, {
    schema: (fields) => (namesKit(new URLSearchParams(fields)) ? kitInput : orderInput),
    answers: orderTexts.answers,
    act(services, input, post) {
      hasRequestId = post.context.requestId !== undefined;
      return "hardware_type" in input ? orderOne(services, input, post) : orderKit(services, input, post);
    },
  });
  // A page without JavaScript sends no id. It goes to the order's own page, which may be reloaded and kept.
  return "order" in answer && !hasRequestId ? redirect(pageOf(answer), 303) : answer;
}

async function orderOne(services: Services, input: OrderInput, { fields, context }: FormPost) {
  const refused = otherPrice(input, fields.shown_price) ?? wrongClaimIn(input, fields);
  if (refused) return refused;
  const { order, created, heldBack } = await placeOrder(services, input, context);
  return created || isFrom(order, input) ? orderDone(order, order.totalAmount, heldBack) : ofAnother();
}

async function orderKit(services: Services, input: KitInput, { fields, context }: FormPost) {
  const lines = linesIn(input);
  const refused = nothingChosen(lines) ?? otherTotal(lines, fields.shown_total);
  if (refused) return refused;
  const { purchase, created, heldBack } = await placePurchase(services, { lines, buyer: input }, context);
  return created || isFrom(purchase, input)
    ? orderDone(purchase, purchase.totalCents / 100, heldBack)
    : ofAnother();
}

/** Who sends a form again knows what stood in it. An id alone, read off a screen or a log, opens nobody's order. */
function isFrom(order: Pick<Purchase, "customerEmail" | "customerPhone">, input: BuyerInput): boolean {
  const { customerEmail, customerPhone } = buyerOf(input);
  return order.customerEmail === customerEmail && order.customerPhone === customerPhone;
}

function ofAnother(): FormRefusal {
  return { refused: { message: orderTexts.sentBefore.message, note: orderTexts.sentBefore.note } };
}

function nothingChosen(lines: KitLine[]): FormRefusal | undefined {
  return lines.length > 0 ? undefined : { refused: { message: orderTexts.nothingChosen } };
}

/** A page kept by the browser may show yesterday's price. Nobody is booked at a price that was not shown. */
function otherPrice(input: OrderInput, shown: string | undefined): FormRefusal | undefined {
  const { name, price } = findHardware(input.hardware_type);
  if (shown === undefined || Number(shown) === price) return undefined;
  return {
    refused: {
      message: orderTexts.otherPrice.message(name, formatKsh(price)),
      note: orderTexts.otherPrice.note(formatKsh(price * input.quantity)),
      values: { shown_price: String(price) },
    },
  };
}

function otherTotal(lines: KitLine[], shown: string | undefined): FormRefusal | undefined {
  const total = kitTotal(lines);
  if (shown === undefined || Number(shown) === total) return undefined;
  return {
    refused: {
      message: orderTexts.otherTotal(formatKsh(total)),
      note: orderTexts.otherTotalNote,
      values: { shown_total: String(total) },
    },
  };
}

function wrongClaimIn(input: OrderInput, claims: Record<string, string>): FormRefusal | undefined {
  const wrong = wrongClaim(input, claims);
  return wrong && { refused: { message: orderTexts.answers.failed, note: wrong.message } };
}
