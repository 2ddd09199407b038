import { redirect } from "react-router";
import { kitQuery, readKit } from "~/catalogue/kit";
import { useOutcome } from "~/forms/outcome";
import { pageMeta } from "~/seo/meta";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ArrowLink } from "~/ui/button";
import type { Route } from "./+types/kit-page";
import { kitPage, orderForm } from "./content";
import { KitForm, kitDraft } from "./kit-form";
import { KitSummary } from "./kit-summary";
import { PlacedBlock } from "./placed-block";

/** The machines are in the address; without any, there is nothing to order here. */
export function loader({ url }: Route.LoaderArgs) {
  const lines = readKit(url.searchParams);
  if (lines.length === 0) throw redirect("/products/hardware#counter");
  return { lines };
}

export { orderAction as action } from "./order-action.server";
export { keepAfterOrder as shouldRevalidate, sendOrder as clientAction } from "./order-send";

export function meta() {
  return pageMeta(kitPage.meta);
}

export default function KitOrderPage({ loaderData: { lines }, actionData }: Route.ComponentProps) {
  const { done, answered, finish } = useOutcome(kitDraft, actionData);
  return (
    <div className="wrap order-form">
      <Breadcrumbs above={[{ name: "Hardware", to: "/products/hardware" }]} current={orderForm.title} />
      {done ? (
        <PlacedBlock order={done.order} />
      ) : (
        <div className="dlg dlg--page">
          <div className="dlg__sum">
            <KitSummary lines={lines} />
            <ArrowLink to={`/products/hardware?${kitQuery(lines)}#counter`}>{kitPage.change}</ArrowLink>
          </div>
          <div className="dlg__body">
            <h1 className="h3">{orderForm.title}</h1>
            <KitForm lines={lines} answered={answered} onDone={finish} />
          </div>
        </div>
      )}
    </div>
  );
}
