import { type ActionFunctionArgs, redirect } from "react-router";
import { findHardware } from "~/catalogue/catalogue";
import { formAction } from "~/forms/action.server";
import type { FormRefusal } from "~/forms/result";
import { formatKsh } from "~/ui/money";
import { orderTexts } from "./content";
import type { OrderDone } from "./order-done";
import { type OrderInput, orderInput } from "./order-input";
import { placeOrder, wrongClaim } from "./orders.server";

/**
 * The action of every page with the order form, in a dialog or not. A dialog that posted elsewhere would first
 * have to load that page's code, and a connection lost just then would cost the buyer the page.
 */
export async function orderAction(args: ActionFunctionArgs) {
  let hasRequestId = false;
  const answer = await formAction<typeof orderInput, OrderDone>(args, {
    schema: orderInput,
    answers: orderTexts.answers,
    async act(services, input, { fields, context }) {
      hasRequestId = context.requestId !== undefined;
      const refused = otherPrice(input, fields.shown_price) ?? wrongClaimIn(input, fields);
      if (refused) return refused;
      const { reference, totalAmount, accessKey } = (await placeOrder(services, input, context)).order;
      return { order: { reference, total: formatKsh(totalAmount), path: `/orders/${accessKey}` } };
    },
  });
  // A page without JavaScript sends no id. It goes to the order's own page, which may be reloaded and kept.
  return "order" in answer && !hasRequestId ? redirect(answer.order.path, 303) : answer;
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

function wrongClaimIn(input: OrderInput, claims: Record<string, string>): FormRefusal | undefined {
  const wrong = wrongClaim(input, claims);
  return wrong && { refused: { message: orderTexts.answers.failed, note: wrong.message } };
}
