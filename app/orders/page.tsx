import { data, href, useLocation, useSearchParams } from "react-router";
import { formWords } from "~/forms/texts.sw";
import { type Language, languageOf } from "~/language/language";
import { useLanguage, useWords } from "~/language/use-language";
import { formatCents } from "~/money/format";
import { Calm } from "~/payments/panel/calm";
import { KraForm } from "~/payments/panel/kra-form";
import { payAction } from "~/payments/panel/pay-action.server";
import { PayPanel } from "~/payments/panel/pay-panel";
import { payView } from "~/payments/panel/shown-payments.server";
import type { PayView } from "~/payments/panel/view";
import { payServicesContext } from "~/payments/services";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { site } from "~/site";
import { documentsOf } from "~/tax-due/follow.server";
import { ArrowLink } from "~/ui/button";
import { SuccessBlock } from "~/ui/success-block";
import type { Route } from "./+types/page";
import { nextStepWords, orderPageWords, unknownOrderWords } from "./content.sw";
import { findOrder, orderOfKey } from "./find-order.server";
import { placedWords } from "./form-content.sw";
import { justPlaced, noEmail } from "./order-done";
import { ProForma } from "./pro-forma";
import { type ShownOrder, showOrder } from "./shown-order.server";
import { type ShownTax, shownTax } from "./shown-tax";
import { TaxInvoices } from "./tax-invoices";
import { Timeline } from "./timeline";
import { UnknownOrder } from "./unknown-order";
import "./sheet.css";

export const handle = { limit: "pay", formsLeadTo: "checkout" } satisfies RouteFacts;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(payServicesContext);
  const language = languageOf(url.pathname);
  const found = await findOrder(services, params.key);
  if (!found) return data({ order: undefined, pay: undefined, tax: undefined }, 404);
  const [pay, documents] = await Promise.all([
    payView(services, found.order, url.searchParams.get("pay"), language),
    documentsOf(services.db, found.order.id),
  ]);
  // A page that posted without JavaScript follows by this header; with it the page follows by itself.
  const follows = pay.isUnderWay && url.searchParams.has("follow");
  return data(
    { order: showOrder(found, language), pay, tax: shownTax(documents, language) },
    { headers: follows ? { Refresh: "5" } : undefined },
  );
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const services = context.get(payServicesContext);
  const order = await orderOfKey(services, params.key);
  if (!order) throw data(null, 404);
  return payAction(services, order, request);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const refresh = loaderHeaders.get("Refresh");
  return { ...(refresh && { Refresh: refresh }) };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const orderPage = orderPageWords[language];
  const title = loaderData?.order
    ? orderPage.title(loaderData.order.reference)
    : unknownOrderWords[language].title;
  return [
    ...pageMeta({ title, description: orderPage.description, path: "/orders", language, noindex: true }),
    // The header counts for a loaded page; whoever comes from within the application needs this.
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, pay, tax } = loaderData;
  if (!order || !pay || !tax) return <UnknownOrder />;
  return <KnownOrder order={order} pay={pay} tax={tax} problem={actionData} />;
}

type KnownOrderProps = {
  order: ShownOrder;
  pay: PayView;
  tax: ShownTax;
  problem: Route.ComponentProps["actionData"];
};

function KnownOrder({ order, pay, tax, problem }: KnownOrderProps) {
  const language = useLanguage();
  const orderPage = orderPageWords[language];
  const nextStep = nextStepWords[language];
  const formTexts = formWords[language];
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const hasPanel =
    pay.state.kind !== "not-set-up" && !(pay.state.kind === "cancelled" && pay.state.refund === null);
  const isToPay = order.orderStatus === "confirmed" && pay.left > 0;
  return (
    <div className={hasPanel ? "wrap order order--pay" : "wrap order"}>
      {search.has(justPlaced) && order.orderStatus === "pending" ? (
        <JustPlaced order={order} note={search.has(noEmail) ? formTexts.noEmail : undefined} />
      ) : (
        <header className="order__head">
          <h1 className="heading-1">
            {orderPage.heading} <span className="ref">{order.reference}</span>
          </h1>
          <p className="lede">
            {isToPay ? toPay(pay, language) : !order.isAllReturned && nextStep[order.orderStatus]}{" "}
            {order.ending} {search.has(noEmail) && formTexts.noEmail}
          </p>
        </header>
      )}
      {hasPanel && (
        <div className="order__pay">
          <PayPanel view={pay} email={order.customerEmail} problem={problem} />
          {pay.state.kind === "ready" && <Calm />}
        </div>
      )}
      <div className="order__slip">
        <ProForma order={order} payments={pay.payments} left={pay.left} isInvoiced={tax.isIssued} />
      </div>
      <div className="order__txt">
        <Timeline way={order.way} />
        <TaxInvoices tax={tax} path={pathname} />
        {!tax.isIssued && <KraForm pin={order.kraPin} problem={problem} />}
        <div className="row row--link order__acts">
          <a className="btn btn--line" href={`${pathname}/pro-forma.pdf`}>
            {orderPage.download}
          </a>
          <ArrowLink to={`${pathname}/pro-forma`}>
            {pay.left > 0 ? orderPage.print : orderPage.printReceipt}
          </ArrowLink>
          <ArrowLink to={`${href("/contact")}?order=${order.reference}`}>{orderPage.help}</ArrowLink>
        </div>
        <p className="small mute order__keep">
          {orderPage.keep} {orderPage.call}{" "}
          <a href={`tel:${site.phones[0].replaceAll(" ", "")}`}>{site.phones[0]}</a>.
        </p>
      </div>
    </div>
  );
}

/** Where placing an order ends, on whichever page it began. */
function JustPlaced({ order, note }: { order: ShownOrder; note?: string }) {
  const placed = useWords(placedWords);
  const nextStep = useWords(nextStepWords);
  return (
    <div className="order__head order__placed">
      <SuccessBlock
        heading="h1"
        title={
          <>
            {`${placed.title}: `}
            <span className="ref">{order.reference}</span>
          </>
        }
        message={[placed.total(formatCents(order.total)), nextStep.pending, note].filter(Boolean).join(" ")}
      />
    </div>
  );
}

function toPay({ state }: PayView, language: Language): string {
  const orderPage = orderPageWords[language];
  return state.kind === "not-set-up" ? orderPage.callsToPay : orderPage.payFirst;
}
