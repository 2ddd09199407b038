import { randomUUID } from "node:crypto";
import { Form, href, Link, useNavigation } from "react-router";
import { z } from "zod";
import { readLines } from "~/catalogue/lines";
import type { ShownFields } from "~/forms/form-fields";
import { type Fields, parseFields } from "~/forms/rules";
import { languageIn } from "~/language/language";
import { quotationForm } from "~/quotations/content";
import { quotationInput } from "~/quotations/input";
import { makeQuotationFor } from "~/quotations/quotations.server";
import { Field } from "~/ui/field";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { personAsked } from "../inbox/read-conversation.server";
import { LanguageChoice } from "../language-choice";
import { MachineCounts } from "../machine-counts";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/new";
import { newTexts as texts } from "./content";

export const handle = { right: "quotations.make" } satisfies StaffAccess;

/** The id is drawn with the form: sent twice, it makes one quotation. */
export const loader = staffLoader(handle, async ({ services, actor, url: { searchParams } }) => {
  const person = await personAsked(services, actor, searchParams);
  const { name = "", email, company, language = "en" } = person ?? {};
  const begun: Fields = { name, email: email ?? "", company: company ?? "", language };
  return { id: randomUUID(), begun: { ...begun, ...Object.fromEntries(searchParams) } as Fields };
});

export const action = staffAction(handle, {
  input: z.object({}),
  async act({ services, actor, typed }) {
    const buyer = parseFields(quotationInput, typed);
    const lines = readLines(new URLSearchParams(typed));
    if ("errors" in buyer || lines.length === 0) {
      const noLines: Fields = lines.length === 0 ? { lines: texts.noMachines } : {};
      return { status: 400, errors: { ...("errors" in buyer && buyer.errors), ...noLines } };
    }
    const asked = { lines, buyer: buyer.input };
    const from = { channel: "form", requestId: typed.id, language: languageIn(typed.language) } as const;
    const { number, email } = await makeQuotationFor(services, actor, asked, from);
    return { to: href("/staff/quotations/:number", { number }), toast: texts.done(number, email) };
  },
});

export default function NewQuotation({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === "submitting";
  const { typed: values = loaderData.begun, errors = {} } = actionData ?? {};
  return (
    <StaffPage title={texts.title} back={{ to: href("/staff/quotations"), label: texts.back }}>
      <Form method="post" className="form">
        <p className="mute">{texts.text}</p>
        <input type="hidden" name="id" value={values.id ?? loaderData.id} />
        {Object.entries(asked).map(([name, { label, as, optional }]) => (
          <Field
            key={name}
            name={name}
            label={label}
            defaultValue={values[name]}
            error={errors[name]}
            type={as === "email" ? as : undefined}
            required={!optional}
            optional={optional}
            autoComplete="off"
          />
        ))}
        <MachineCounts legend={texts.machines} values={values} errors={errors} />
        <LanguageChoice chosen={values.language} />
        <div className="acts">
          <button className="btn btn--primary" type="submit" aria-disabled={busy}>
            {busy ? texts.sending : texts.send}
          </button>
          <Link className="btn btn--quiet" to={href("/staff/quotations")}>
            {texts.cancel}
          </Link>
        </div>
      </Form>
    </StaffPage>
  );
}

/** What the visitor's own form asks for. */
const { name, company, ...others } = quotationForm.fields;
const asked: ShownFields = { name, company, ...others };
