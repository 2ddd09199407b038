import { data, href } from "react-router";
import { DocumentSheet } from "~/documents/sheet";
import { withCodes } from "~/documents/with-codes.server";
import { languageOf } from "~/language/language";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { UnknownOrder } from "~/orders/unknown-order";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services-context";
import { ArrowLink } from "~/ui/button";
import { PrintButton } from "~/ui/print-button";
import type { Route } from "./+types/page";
import { taxPaperWords } from "./content.sw";
import { taxPaperFile } from "./paper";
import { issuedOf, onPaper } from "./shown.server";
import "../orders/sheet.css";

export const handle = { formsLeadTo: "checkout" } satisfies RouteFacts;

export async function loader({ params: { key, number }, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const found = await issuedOf(db, key, number);
  if (!found)
    return data({ document: undefined, hasFile: false, kind: "invoice" as const, key, number }, 404);
  const language = languageOf(url.pathname);
  const shown = await onPaper(db, found.invoice, language);
  const document = withCodes(taxPaperFile(shown, language).paper);
  return { document, hasFile: shown.hasFile, kind: found.invoice.kind, key, number };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const { page, titles } = taxPaperWords[language];
  const document = loaderData?.document;
  const title = document ? `${document.title} ${document.number}` : titles.invoice;
  return [
    ...pageMeta({ title, description: page.description, language, path: "/orders", noindex: true }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** What was issued, on a sheet of A4. Where KRA's own PDF is there, that is what is downloaded. */
export default function TaxInvoicePage({ loaderData }: Route.ComponentProps) {
  const { document, hasFile, kind, key, number } = loaderData;
  const language = useLanguage();
  const { page: texts } = taxPaperWords[language];
  if (!document) return <UnknownOrder />;
  return (
    <div className="a4-page">
      <div className="a4-page__acts">
        <a
          className="btn btn--primary"
          href={pathIn(language, href("/orders/:key/tax-invoices/:number/pdf", { key, number }))}
        >
          {hasFile ? texts.downloadFile[kind] : texts.download}
        </a>
        <PrintButton kind="line">{texts.print}</PrintButton>
        <ArrowLink to={href("/orders/:key", { key })}>{texts.back}</ArrowLink>
      </div>
      <DocumentSheet document={document} />
    </div>
  );
}
