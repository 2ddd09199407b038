import { useState } from "react";
import { catalogue } from "~/catalogue/catalogue";
import { asMachine } from "~/catalogue/machine";
import { useOutcome } from "~/forms/outcome";
import type { FormResult } from "~/forms/result";
import { pageMeta } from "~/seo/meta";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import type { Route } from "./+types/order-page";
import { orderForm } from "./content";
import { orderAction } from "./order-action.server";
import type { OrderDone } from "./order-done";
import { type OrderCount, OrderForm, orderDraft } from "./order-form";
import { OrderSummary } from "./order-summary";
import { countOf } from "./order-total";
import { PlacedBlock } from "./placed-block";

export function loader({ params, request }: Route.LoaderArgs) {
  const hardware = hardwareIn(params.category);
  const wanted = countOf(new URL(request.url).searchParams.get("quantity"));
  return { machine: asMachine(hardware), family: hardware.family, wanted };
}

export function action(args: Route.ActionArgs) {
  hardwareIn(args.params.category);
  return orderAction(args);
}

export { keepAfterOrder as shouldRevalidate, sendOrder as clientAction } from "./order-send";

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
  const { machine, family, wanted } = loaderData;
  const { done, answered, finish } = useOutcome<OrderDone>(orderDraft(machine.id), actionData);
  const [count, setCount] = useState<OrderCount>({
    quantity: typedQuantity(answered, wanted),
    price: machine.price,
  });
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
        <PlacedBlock order={done.order} />
      ) : (
        <div className="dlg dlg--page">
          <div className="dlg__sum">
            <OrderSummary machine={{ ...machine, price: count.price }} quantity={count.quantity} />
          </div>
          <div className="dlg__body">
            <h1 className="h3">{orderForm.title}</h1>
            <OrderForm
              machine={machine}
              wanted={wanted}
              answered={answered}
              onDone={finish}
              onCount={setCount}
            />
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

/** Sent back without JavaScript, the summary counts what was typed. */
function typedQuantity(answered: FormResult<OrderDone> | undefined, wanted = 1): number | undefined {
  return countOf(answered && !answered.success ? (answered.values?.quantity ?? 1) : wanted);
}
