import { type ActionFunctionArgs, data, redirect } from "react-router";
import { attempt, readPost, refuse } from "~/forms/post.server";
import type { FormFailure } from "~/forms/result";
import { brokenRules } from "~/forms/rules";
import { servicesContext } from "~/services.server";
import { formatKsh } from "~/ui/money";
import { orderTexts } from "./content";
import type { OrderDone } from "./order-done";
import { orderInput } from "./order-input";
import { placeOrder, wrongClaim } from "./orders.server";

/**
 * The action of every page with the order form, in a dialog or not. A dialog that posted elsewhere would first
 * have to load that page's code, and a connection lost just then would cost the buyer the page.
 */
export async function orderAction({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const post = await readPost(request);
  const input = orderInput.safeParse(post.fields);
  if (!input.success) return refuse(post, brokenRules(orderInput, post.fields));
  const wrong = wrongClaim(input.data, post.fields);
  if (wrong) return data(refusal(wrong.message, post.fields), 400);
  const answer = await attempt<OrderDone>(services, post, orderTexts.answers, async () => {
    const { order } = await placeOrder(services, input.data, post.context);
    const { reference, totalAmount, accessKey } = order;
    return { order: { reference, total: formatKsh(totalAmount), path: `/orders/${accessKey}` } };
  });
  // A page without JavaScript sends no id. It goes to the order's own page, which may be reloaded and kept.
  return "order" in answer && !post.context.requestId ? redirect(answer.order.path, 303) : answer;
}

function refusal(note: string, values: Record<string, string>): FormFailure {
  return { success: false, message: orderTexts.answers.failed, note, values };
}
