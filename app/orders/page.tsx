import { data, href } from "react-router";
import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services.server";
import { site } from "~/site";
import { ArrowLink } from "~/ui/button";
import type { Route } from "./+types/page";
import { nextStep, orderPage, unknownOrder } from "./content";
import { findOrder } from "./orders.server";
import { PrintButton } from "./print-button";
import { ProForma } from "./pro-forma";
import { type ShownOrder, showOrder } from "./shown-order.server";
import { Timeline } from "./timeline";
import { UnknownOrder } from "./unknown-order";

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await findOrder(context.get(servicesContext), params.key);
  return data({ order: order && showOrder(order) }, order ? 200 : 404);
}

/** The address of this page is a secret: it is kept out of caches, search engines and other sites' logs. */
export function headers() {
  return {
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "no-referrer",
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.order ? `Order ${loaderData.order.reference}` : unknownOrder.title;
  return [
    ...pageMeta({ title, description: orderPage.description, path: "/orders", noindex: true }),
    // The header counts for a loaded page; whoever comes from within the application needs this.
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  return order ? <KnownOrder order={order} /> : <UnknownOrder />;
}

function KnownOrder({ order }: { order: ShownOrder }) {
  return (
    <div className="wrap order">
      <div className="order__txt">
        <h1 className="h1">
          Order <span className="ref">{order.reference}</span>
        </h1>
        <p className="lede">
          {nextStep[order.orderStatus]} {order.ending}
        </p>
        <Timeline way={order.way} />
        <div className="row row--link order__acts">
          <PrintButton />
          <ArrowLink to={`${href("/contact")}?order=${order.reference}`}>{orderPage.help}</ArrowLink>
        </div>
        <p className="small mute order__keep">
          {orderPage.keep} {orderPage.call}{" "}
          <a href={`tel:${site.phones[0].replaceAll(" ", "")}`}>{site.phones[0]}</a>.
        </p>
      </div>
      <div className="order__slip">
        <ProForma order={order} />
      </div>
    </div>
  );
}
