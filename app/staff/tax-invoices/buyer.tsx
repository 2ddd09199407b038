import { data, Form, href } from "react-router";
import { correctBuyer } from "~/tax-invoices/correct.server";
import { buyerInput } from "~/tax-invoices/input";
import { Field } from "~/ui/field";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { Block } from "../block";
import { fieldsOf } from "../fields-of";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/buyer";
import { invoiceTexts, refusalOf } from "./content";
import { readTaxInvoice } from "./read.server";

const { buyer: texts, done } = invoiceTexts;

export const handle = { right: "tax-invoices.work" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, params: { number = "" } }) => {
  const found = await readTaxInvoice(services, actor, number);
  if (found?.invoice.kind !== "invoice") throw data(null, 404);
  const { version, state, buyerName, buyerPin } = found.invoice;
  return { version, state, buyerName, buyerPin };
});

export const action = staffAction(handle, {
  input: buyerInput,
  async act({ services, actor, params: { number = "" }, input }) {
    const corrected = await correctBuyer(services, actor, number, input);
    if ("refused" in corrected) return refusalOf(corrected);
    const isIssued = corrected.invoice.state === "issued";
    const to = isIssued ? href("/staff/tax-invoices") : href("/staff/tax-invoices/:number", { number });
    return { to, toast: done.buyer(number) };
  },
});

export default function CorrectBuyer({ loaderData, actionData, params }: Route.ComponentProps) {
  const { version, state } = loaderData;
  const { number } = params;
  const field = fieldsOf(texts, actionData, loaderData);
  return (
    <StaffPage
      title={texts.title(number)}
      back={{ to: href("/staff/tax-invoices/:number", { number }), label: texts.back }}
      className="desk"
      problem={actionData?.problem}
    >
      <Block>
        <Form method="post" className="form">
          <input type="hidden" name="version" value={version} />
          <p>{state === "issued" ? texts.issued : texts.due}</p>
          <Field {...field("buyerName")} required autoComplete="off" />
          <Field {...field("buyerPin")} autoComplete="off" autoCapitalize="characters" hint={texts.pinHint} />
          <button type="submit" className="btn btn--primary">
            {texts.send}
          </button>
        </Form>
      </Block>
    </StaffPage>
  );
}
