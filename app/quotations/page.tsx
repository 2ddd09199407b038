import { data, href } from "react-router";
import { DocumentSheet } from "~/documents/sheet";
import { formAction } from "~/forms/action.server";
import { sendForm } from "~/forms/send";
import { type Language, languageAsked, languageHere, languageOf } from "~/language/language";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { type OrderDone, orderDone, pageOf } from "~/orders/order-done";
import { buyerInput } from "~/orders/order-input";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services-context";
import { fullDate } from "~/time/words";
import { PrintButton } from "~/ui/print-button";
import type { Route } from "./+types/page";
import { AcceptForm } from "./accept-form";
import { acceptQuotation, type NotAccepted } from "./accept-quotation.server";
import { quotationDocumentWords, quotationPageWords } from "./content.sw";
import { findQuotation } from "./find-quotation.server";
import { showQuotation } from "./shown-quotation.server";
import { Standing } from "./standing";
import { UnknownQuotation } from "./unknown-quotation";
import "../orders/sheet.css";

export const handle = { limit: "order" } satisfies RouteFacts;

export async function loader({ params: { key }, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await findQuotation(services, key);
  if (!found) return data({ shown: undefined }, 404);
  return { shown: showQuotation(found, services.config, new Date(), languageOf(url.pathname)) };
}

export async function action({ params: { key }, ...args }: Route.ActionArgs) {
  const found = await findQuotation(args.context.get(servicesContext), key);
  if (!found) throw data(null, 404);
  const language = languageAsked(args.request);
  const texts = quotationPageWords[language];
  return formAction<typeof buyerInput, OrderDone>(args, {
    schema: buyerInput,
    answers: texts.answers,
    async act(services, buyer, { context }) {
      const accepted = await acceptQuotation(services, found, buyer, context);
      if ("refused" in accepted)
        return { refused: { message: refusalOf(found.quotation, accepted, language) } };
      return orderDone(accepted.order, accepted.heldBack, language);
    },
    pageOf,
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, quotationPageWords[languageHere()].answers.failed);
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const texts = quotationPageWords[language];
  const number = loaderData?.shown?.document.number;
  return [
    ...pageMeta({
      title: number ? `${quotationDocumentWords[language].title} ${number}` : texts.unknown.title,
      description: texts.description,
      path: "/quotations",
      language,
      noindex: true,
    }),
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function QuotationPage({ loaderData: { shown }, actionData, params }: Route.ComponentProps) {
  const language = useLanguage();
  const texts = quotationPageWords[language];
  if (!shown) return <UnknownQuotation />;
  return (
    <div className="a4-page">
      <div className="a4-page__acts">
        <Standing standing={shown.standing} />
        <a
          className="btn btn--line"
          href={pathIn(language, href("/quotations/:key/quotation.pdf", { key: params.key }))}
        >
          {texts.download}
        </a>
        <PrintButton kind="line">{texts.print}</PrintButton>
      </div>
      <DocumentSheet document={shown.document} />
      {shown.standing.kind === "open" && (
        <AcceptForm buyer={shown.buyer} until={shown.standing.until} answered={actionData} />
      )}
    </div>
  );
}

function refusalOf(
  { validUntil }: { validUntil: string },
  { refused, reference }: NotAccepted,
  language: Language,
): string {
  const texts = quotationPageWords[language];
  if (refused === "over") return texts.ranOut(fullDate(validUntil, language));
  return `${texts.ordered(reference)} ${reference ? texts.whereOrder : texts.gone}`;
}
