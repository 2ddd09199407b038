import { useState } from "react";
import { data, redirect } from "react-router";
import { orderTexts } from "~/orders/content";
import { orderInput } from "~/orders/order-input";
import { placeOrder, wrongClaim } from "~/orders/orders.server";
import { pageMeta } from "~/seo/meta";
import { toolsContext } from "~/tools.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ButtonLink } from "~/ui/button";
import { useOutcome } from "~/ui/form-outcome";
import { attempt, readPost, refuse } from "~/ui/form-post.server";
import type { FormFailure, FormResult } from "~/ui/form-result";
import { brokenRules } from "~/ui/form-rules";
import { sendForm } from "~/ui/form-send";
import { formatKsh } from "~/ui/money";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/order-page";
import { catalogue } from "./catalogue";
import { orderForm, placed } from "./content";
import { asMachine } from "./machine";
import type { OrderDone } from "./order-done";
import { OrderForm, orderDraft } from "./order-form";
import { OrderSummary } from "./order-summary";
import { countOf } from "./order-total";

export function loader({ params }: Route.LoaderArgs) {
  const hardware = hardwareIn(params.category);
  return { machine: asMachine(hardware), family: hardware.family };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const tools = context.get(toolsContext);
  hardwareIn(params.category);
  const post = await readPost(request);
  const input = orderInput.safeParse(post.fields);
  if (!input.success) return refuse(post, brokenRules(orderInput, post.fields));
  const wrong = wrongClaim(input.data, post.fields);
  if (wrong) {
    const { failed } = orderTexts.answers;
    return data<FormFailure>(
      { success: false, message: failed, note: wrong.message, values: post.fields },
      400,
    );
  }
  const answer = await attempt<OrderDone>(tools, post, orderTexts.answers, async () => {
    const { reference, totalAmount, accessKey } = (await placeOrder(tools, input.data, post.context)).order;
    return { order: { reference, total: formatKsh(totalAmount), path: `/orders/${accessKey}` } };
  });
  // A page without JavaScript sends no id. It goes to the order's own page, which may be reloaded and kept.
  return "order" in answer && !post.context.requestId ? redirect(answer.order.path, 303) : answer;
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await sendForm(serverAction, orderTexts.answers.failed);
  if (!result.success && !result.errors) console.error(orderTexts.consoleLine);
  return result;
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const name = loaderData?.machine.name ?? "hardware";
  return pageMeta({
    title: `Order the ${name}`,
    description: `Order the ${name} from Velto: say how many, where to and how you want to pay. Nothing is charged on this page.`,
    path: `/products/hardware/${params.category}/order`,
    noindex: true,
  });
}

export default function OrderFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { machine, family } = loaderData;
  const { done, answered, finish } = useOutcome<OrderDone>(orderDraft(machine.id), actionData);
  const [quantity, setQuantity] = useState(typedQuantity(answered));
  return (
    <div className="wrap order-form">
      <Breadcrumbs
        above={[
          { name: "Hardware", to: "/products/hardware" },
          { name: family, to: machine.path },
        ]}
        current={orderForm.title}
      />
      {done ? (
        <SuccessBlock
          heading="h1"
          title={placedTitle(done)}
          message={`Total ${done.order.total}. ${placed.next}`}
          action={
            <ButtonLink kind="line" to={done.order.path}>
              {placed.link}
            </ButtonLink>
          }
        />
      ) : (
        <div className="dlg dlg--page">
          <div className="dlg__sum">
            <OrderSummary machine={machine} quantity={quantity} />
          </div>
          <div className="dlg__body">
            <h1 className="h3">{orderForm.title}</h1>
            <OrderForm machine={machine} answered={answered} onDone={finish} onQuantity={setQuantity} />
          </div>
        </div>
      )}
    </div>
  );
}

function hardwareIn(category: string) {
  const hardware = catalogue.find(({ path }) => path.endsWith(`/${category}`));
  if (!hardware) throw new Response("Not Found", { status: 404 });
  return hardware;
}

function placedTitle({ order }: OrderDone) {
  return (
    <>
      {placed.title}: <span className="ref">{order.reference}</span>
    </>
  );
}

/** Sent back without JavaScript, the summary counts what was typed. */
function typedQuantity(answered: FormResult<OrderDone> | undefined): number | undefined {
  return countOf(answered && !answered.success ? (answered.values?.quantity ?? 1) : 1);
}
