import { data, href } from "react-router";
import { DocumentSheet } from "~/documents/sheet";
import { payServicesContext } from "~/payments/services";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { ArrowLink } from "~/ui/button";
import { PrintButton } from "~/ui/print-button";
import type { Route } from "./+types/pro-forma-page";
import { orderPage, proForma as texts } from "./content";
import { findOrder } from "./find-order.server";
import { proFormaOf } from "./pro-forma-file.server";
import { UnknownOrder } from "./unknown-order";
import "./sheet.css";

export const handle = { formsLeadTo: "checkout" } satisfies RouteFacts;

export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  const services = context.get(payServicesContext);
  const found = await findOrder(services, key);
  if (!found) return data({ document: undefined, key }, 404);
  return { document: (await proFormaOf(services, found)).paper, key };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.document
    ? `${loaderData.document.title} ${loaderData.document.number}`
    : texts.title;
  return [
    ...pageMeta({ title, description: orderPage.description, path: "/orders", noindex: true }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** The order on a sheet of A4. */
export default function ProFormaPage({ loaderData: { document, key } }: Route.ComponentProps) {
  if (!document) return <UnknownOrder />;
  return (
    <div className="a4-page">
      <div className="a4-page__acts">
        <a className="btn btn--primary" href={href("/orders/:key/pro-forma.pdf", { key })}>
          {orderPage.download}
        </a>
        <PrintButton kind="line">{texts.print}</PrintButton>
        <ArrowLink to={href("/orders/:key", { key })}>{texts.back}</ArrowLink>
      </div>
      <DocumentSheet document={document} />
    </div>
  );
}
