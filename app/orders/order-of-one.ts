import { redirect } from "react-router";
import { catalogue } from "~/catalogue/catalogue";
import type { RouteFacts } from "~/route-facts";
import type { Route } from "./+types/order-of-one";
import { orderPath } from "./order-form";
import { countOf } from "./order-total";

export const handle = { limit: "order" } satisfies RouteFacts;

/** Where a machine was ordered before one page took every order. Pages that browsers kept still come here. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(pathOf(params.category, url.searchParams.get("quantity")), 301);
}

/** With the form that was sent. */
export function action({ params }: Route.ActionArgs) {
  return redirect(pathOf(params.category, null), 307);
}

function pathOf(category: string, typed: string | null): string {
  const hardware = catalogue.find(({ path }) => path.endsWith(`/${category}`));
  if (!hardware) throw new Response("Not Found", { status: 404 });
  return orderPath([{ machine: hardware.id, quantity: countOf(typed) ?? 1 }]);
}
