import { data, href } from "react-router";
import { DocumentSheet } from "~/documents/sheet";
import { languageOf } from "~/language/language";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { payServicesContext } from "~/payments/services";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { ArrowLink } from "~/ui/button";
import { PrintButton } from "~/ui/print-button";
import type { Route } from "./+types/pro-forma-page";
import { orderPageWords, proFormaWords } from "./content.sw";
import { findOrder } from "./find-order.server";
import { proFormaOf } from "./pro-forma-file.server";
import { UnknownOrder } from "./unknown-order";
import "./sheet.css";

export const handle = { formsLeadTo: "checkout" } satisfies RouteFacts;

export async function loader({ params: { key }, context, url }: Route.LoaderArgs) {
  const services = context.get(payServicesContext);
  const found = await findOrder(services, key);
  if (!found) return data({ document: undefined, key }, 404);
  return { document: (await proFormaOf(services, found, languageOf(url.pathname))).paper, key };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const title = loaderData?.document
    ? `${loaderData.document.title} ${loaderData.document.number}`
    : proFormaWords[language].title;
  return [
    ...pageMeta({
      title,
      description: orderPageWords[language].description,
      language,
      path: "/orders",
      noindex: true,
    }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** The order on a sheet of A4. */
export default function ProFormaPage({ loaderData: { document, key } }: Route.ComponentProps) {
  const language = useLanguage();
  const orderPage = orderPageWords[language];
  const texts = proFormaWords[language];
  if (!document) return <UnknownOrder />;
  return (
    <div className="a4-page">
      <div className="a4-page__acts">
        <a className="btn btn--primary" href={pathIn(language, href("/orders/:key/pro-forma.pdf", { key }))}>
          {orderPage.download}
        </a>
        <PrintButton kind="line">{texts.print}</PrintButton>
        <ArrowLink to={href("/orders/:key", { key })}>{texts.back}</ArrowLink>
      </div>
      <DocumentSheet document={document} />
    </div>
  );
}
