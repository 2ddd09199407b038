import { randomUUID } from "node:crypto";
import { data, Form, href, Link, useNavigation } from "react-router";
import { readLines } from "~/catalogue/lines";
import type { ShownFields } from "~/forms/form-fields";
import { readFields } from "~/forms/read-form.server";
import { type Fields, parseFields } from "~/forms/rules";
import { quotationForm } from "~/quotations/content";
import { quotationInput } from "~/quotations/input";
import { makeQuotationFor } from "~/quotations/quotations.server";
import { servicesContext } from "~/services-context";
import { actorWith } from "../auth/session.server";
import { Field } from "../field";
import { redirectWithToast } from "../frame/toast.server";
import { StaffIcon } from "../icon";
import { MachineCounts } from "../machine-counts";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/new";
import { newTexts as texts } from "./content";

/** The id is drawn with the form: sent twice, it makes one quotation. */
export function loader({ context, request }: Route.LoaderArgs) {
  actorWith(context, "quotations.make");
  const asked = new URL(request.url).searchParams;
  return { id: randomUUID(), asked: Object.fromEntries(asked) as Fields };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "quotations.make");
  const typed = await readFields(request);
  const parsed = parseFields(quotationInput, typed);
  const lines = readLines(new URLSearchParams(typed));
  if ("errors" in parsed || lines.length === 0) {
    const problems: Fields = "errors" in parsed ? parsed.errors : {};
    if (lines.length === 0) problems.lines = texts.noMachines;
    return data({ typed, problems }, { status: 400 });
  }
  const asked = { lines, buyer: parsed.input };
  const from = { channel: "form", requestId: typed.id } as const;
  const { number, email } = await makeQuotationFor(context.get(servicesContext), actor, asked, from);
  return redirectWithToast(context.get(servicesContext), href("/staff/quotations/:number", { number }), {
    text: texts.done(number, email),
  });
}

export default function NewQuotation({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === "submitting";
  const { typed, problems = {} } = actionData ?? {};
  const values: Fields = typed ?? loaderData.asked;
  const field = (name: string) => ({ name, value: values[name], error: problems[name], autoComplete: "off" });
  return (
    <>
      <title>{tabTitle(texts.title)}</title>
      <header className="bar">
        <Link className="icon-btn" to={href("/staff/quotations")} aria-label={texts.back}>
          <StaffIcon name="arrow-left" />
        </Link>
        <h1>{texts.title}</h1>
      </header>
      <div className="pad invite">
        <p className="mute">{texts.text}</p>
        <Form method="post" className="invite__form">
          <input type="hidden" name="id" value={values.id ?? loaderData.id} />
          {Object.entries(asked).map(([key, { label, as, optional }]) => (
            <Field
              key={key}
              label={label}
              aside={optional && texts.optional}
              {...field(key)}
              type={as === "email" ? as : undefined}
              required={!optional}
            />
          ))}
          <MachineCounts legend={texts.machines} values={values} errors={problems} error={problems.lines} />
          <div className="invite__acts">
            <button className="btn btn--primary" type="submit" aria-disabled={busy}>
              {busy ? texts.sending : texts.send}
            </button>
            <Link className="btn btn--quiet" to={href("/staff/quotations")}>
              {texts.cancel}
            </Link>
          </div>
        </Form>
      </div>
    </>
  );
}

/** What the visitor's own form asks for. */
const { name, company, ...others } = quotationForm.fields;
const asked: ShownFields = { name, company, ...others };
