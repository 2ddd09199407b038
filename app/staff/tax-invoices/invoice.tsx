import { data, href, Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { numberOf } from "~/tax-due/number";
import { enterTaxInvoice, retypeTaxInvoice } from "~/tax-invoices/enter.server";
import { enterInput } from "~/tax-invoices/input";
import { pdfLimit } from "~/tax-invoices/pdf";
import { nairobiDay } from "~/time/nairobi";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/invoice";
import { About } from "./about";
import { kindWords, refusalOf, stateWords, invoiceTexts as texts } from "./content";
import { EnterForm } from "./enter-form";
import { InvoiceLines } from "./lines";
import { readTaxInvoice } from "./read.server";

/** `bodyLimit` is the file, and the fields beside it. */
export const handle = {
  right: "tax-invoices.work",
  bodyLimit: pdfLimit + 64 * 1024,
} satisfies StaffAccess & { bodyLimit: number };

export const loader = staffLoader(handle, async ({ services, actor, params: { number = "" } }) => {
  const found = await readTaxInvoice(services, actor, number);
  if (!found) throw data(null, 404);
  const { invoice, originalState, ...rest } = found;
  const first = originalState === "due" ? found.original : undefined;
  return { ...rest, invoice, first, kraNumber: numberOf(invoice), today: nairobiDay(new Date()) };
});

export const action = staffAction(handle, {
  input: enterInput,
  async act({ services, actor, params: { number = "" }, input, typed }) {
    const isAgain = typed.do === "retype";
    const done = await (isAgain ? retypeTaxInvoice : enterTaxInvoice)(services, actor, number, input);
    if ("refused" in done) return refusalOf(done);
    const to = href("/staff/tax-invoices/:number", { number });
    return { to, toast: texts.done[isAgain ? "retype" : "enter"](number) };
  },
});

/** After a conflict the page shows it as it is now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function TaxInvoicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { invoice, first } = loaderData;
  const { number, kind, state } = invoice;
  return (
    <StaffPage
      title={`${kindWords[kind]} ${number}`}
      back={{ to: href("/staff/tax-invoices"), label: texts.back }}
      note={stateWords[state]}
      className="desk"
      problem={actionData?.problem}
    >
      <About {...loaderData} />
      <InvoiceLines invoice={invoice} />
      {state !== "withdrawn" && (
        <EnterForm
          key={invoice.version}
          invoice={invoice}
          hasFile={loaderData.fileBytes !== null}
          first={first}
          today={loaderData.today}
          refused={actionData}
        />
      )}
      {kind === "invoice" && state !== "withdrawn" && (
        <p>
          <Link className="text-link" to={href("/staff/tax-invoices/:number/buyer", { number })}>
            {texts.buyer.link}
          </Link>
        </p>
      )}
    </StaffPage>
  );
}
