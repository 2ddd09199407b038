import { useState } from "react";
import { redirect } from "react-router";
import { catalogueIn } from "~/catalogue/catalogue.sw";
import { linesQuery, readLines } from "~/catalogue/lines";
import { asMachine } from "~/catalogue/machine";
import type { FormResult } from "~/forms/result";
import { languageOf } from "~/language/language";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { servicesContext } from "~/services-context";
import { availabilities } from "~/stock/read-stock.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ArrowLink } from "~/ui/button";
import type { Route } from "./+types/order-page";
import { orderFormPageWords, orderFormWords } from "./form-content.sw";
import { type OrderDone, pageOf } from "./order-done";
import { OrderForm, pricedLines } from "./order-form";
import { OrderSummary } from "./order-summary";
import { countOf, type PricedLine, type ShownLine } from "./order-total";
import "./sheet.css";

export const handle = { limit: "order" } satisfies RouteFacts;

/** The lines are in the address; without any, there is nothing to order here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const lines = readLines(url.searchParams);
  if (lines.length === 0) throw redirect(pathIn(language, "/products/hardware#counter"));
  const [only, ...others] = lines;
  const hardware =
    only && others.length === 0 ? catalogueIn[language].find(({ id }) => id === only.machine) : undefined;
  const stock = await availabilities(context.get(servicesContext));
  const priced = pricedLines(lines).map((line) => ({ ...line, stock: stock[line.machine] }));
  return { lines: priced, machine: hardware && asMachine(hardware), family: hardware?.family };
}

export { orderAction as action } from "./order-action.server";
export { keepAfterOrder as shouldRevalidate, sendOrder as clientAction } from "./order-send";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({ ...orderFormPageWords[language].meta(loaderData?.machine?.name), language });
}

export default function OrderFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, machine, family } = loaderData;
  const language = useLanguage();
  const orderForm = orderFormWords[language];
  const orderFormPage = orderFormPageWords[language];
  const answered = actionData as FormResult<OrderDone> | undefined;
  const [shown, setShown] = useState<ShownLine[]>(() => withTyped(lines, answered));
  const hardware = { name: orderFormPage.hardware, to: "/products/hardware" };
  return (
    <div className="wrap order-form">
      <Breadcrumbs
        above={machine && family ? [hardware, { name: family, to: machine.path }] : [hardware]}
        current={orderForm.title}
      />
      <div className="dlg dlg--page">
        <div className="dlg__sum">
          <OrderSummary lines={shown} machine={machine} />
          {!machine && (
            <ArrowLink to={`/products/hardware?${linesQuery(lines)}#counter`}>
              {orderFormPage.change}
            </ArrowLink>
          )}
        </div>
        <div className="dlg__body">
          <h1 className="heading-3">{orderForm.title}</h1>
          <OrderForm
            lines={lines}
            answered={answered}
            onDone={(done) => location.assign(pageOf(done))}
            onLines={setShown}
          />
        </div>
      </div>
    </div>
  );
}

/** Sent back without JavaScript, the summary counts what was typed. */
function withTyped(lines: PricedLine[], answered: FormResult<OrderDone> | undefined): ShownLine[] {
  const typed = answered && !answered.success ? answered.values : undefined;
  return lines.map((line) => ({ ...line, quantity: countOf(typed?.[line.machine] ?? line.quantity) }));
}
