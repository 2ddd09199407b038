import { href } from "react-router";
import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services.server";
import { site } from "~/site";
import { ArrowLink } from "~/ui/button";
import type { Route } from "./+types/page";
import { nextStep, orderPage } from "./content";
import { findOrder } from "./orders.server";
import { PrintButton } from "./print-button";
import { ProForma } from "./pro-forma";
import { showOrder } from "./shown-order.server";
import { Timeline } from "./timeline";

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await findOrder(context.get(servicesContext), params.key);
  if (!order) throw new Response("Not Found", { status: 404 });
  return { order: showOrder(order) };
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
  const title = loaderData ? `Order ${loaderData.order.reference}` : "Order";
  return pageMeta({ title, description: orderPage.description, path: "/orders", noindex: true });
}

export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <div className="wrap order">
      <div className="order__txt">
        <h1 className="h1">
          Order <span className="ref">{order.reference}</span>
        </h1>
        <p className="lede">{nextStep[order.orderStatus]}</p>
        {order.orderStatus !== "cancelled" && <Timeline status={order.orderStatus} />}
        <div className="row row--link order__acts">
          <PrintButton />
          <ArrowLink to={href("/contact")}>{orderPage.help}</ArrowLink>
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
