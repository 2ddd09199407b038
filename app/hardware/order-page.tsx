import { useState } from "react";
import { orderTexts } from "~/orders/content";
import { orderInput } from "~/orders/order-input";
import { placeOrder } from "~/orders/orders.server";
import { pageMeta } from "~/seo/meta";
import { toolsContext } from "~/tools.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ButtonLink } from "~/ui/button";
import { useOutcome } from "~/ui/form-outcome";
import { attempt, readPost, refuse } from "~/ui/form-post.server";
import type { FormResult } from "~/ui/form-result";
import { brokenRules } from "~/ui/form-rules";
import { sendForm } from "~/ui/form-send";
import { formatKsh } from "~/ui/money";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/order-page";
import { catalogue } from "./catalogue";
import { orderForm, placed } from "./content";
import { asMachine } from "./machine";
import type { OrderDone } from "./order-done";
import { countOf, OrderForm } from "./order-form";
import { OrderSummary } from "./order-summary";

export function loader({ params }: Route.LoaderArgs) {
  const hardware = catalogue.find(({ path }) => path.endsWith(`/${params.category}`));
  if (!hardware) throw new Response("Not Found", { status: 404 });
  return { machine: asMachine(hardware), family: hardware.family };
}

export async function action({ request, context }: Route.ActionArgs) {
  const tools = context.get(toolsContext);
  const post = await readPost(request);
  const input = orderInput.safeParse(post.fields);
  if (!input.success) return refuse(post, brokenRules(orderInput, post.fields));
  return attempt<OrderDone>(tools, post, orderTexts.answers, async () => {
    const placed = await placeOrder(tools, input.data, post.context, post.fields);
    if ("refused" in placed) throw new Error(placed.message);
    const { reference, totalAmount, accessKey } = placed.order;
    return { order: { reference, total: formatKsh(totalAmount), path: `/orders/${accessKey}` } };
  });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await sendForm(serverAction, orderTexts.answers.failed);
  if (!result.success) console.error(orderTexts.consoleLine);
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
  const { done, answered, finish } = useOutcome<OrderDone>(`order-${machine.id}`, actionData);
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
          title={`${placed.title}: ${done.order.reference}`}
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

/** Sent back without JavaScript, the summary counts what was typed. */
function typedQuantity(answered: FormResult<OrderDone> | undefined): number {
  return countOf(answered && !answered.success ? answered.values?.quantity : undefined);
}
