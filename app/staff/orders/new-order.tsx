import { data, Form, Link, redirect, useNavigation } from "react-router";
import { fieldLimits } from "~/choices/field-limits";
import { paymentMethods } from "~/choices/payment-methods";
import type { ShownFields } from "~/forms/form-fields";
import { readFields } from "~/forms/read-form.server";
import { parseFields } from "~/forms/rules";
import { orderForm } from "~/orders/content";
import { linesIn, orderInput } from "~/orders/order-input";
import { takeOrder } from "~/orders/steps/take-order.server";
import { servicesContext } from "~/services-context";
import { actorWith } from "../auth/session.server";
import { StaffIcon } from "../icon";
import { MachineCounts } from "../machine-counts";
import { tabTitle } from "../tab-title";
import type { Route } from "./+types/new-order";
import { detail, newOrder as texts } from "./content";
import { type FieldState, SpecField } from "./field";

export function loader({ context }: Route.LoaderArgs) {
  actorWith(context, "orders.move");
  return { requestId: crypto.randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorWith(context, "orders.move");
  const values = await readFields(request);
  const read = parseFields(orderInput(values), values);
  if ("errors" in read) return data({ values, errors: read.errors }, 400);
  const lines = linesIn(read.input);
  if (lines.length === 0) return data({ values, errors: { lines: texts.noLines } }, 400);
  const { reference } = await takeOrder(
    context.get(servicesContext),
    actor,
    { lines, buyer: read.input },
    values.requestId ?? "",
  );
  return redirect(`/staff/orders/${reference}`, 303);
}

export default function NewOrder({ loaderData, actionData }: Route.ComponentProps) {
  const state: FieldState = {
    values: actionData?.values ?? {},
    errors: (actionData?.errors ?? {}) as Record<string, string>,
  };
  const isBusy = useNavigation().state === "submitting";
  return (
    <>
      <title>{tabTitle(texts.title)}</title>
      <header className="bar">
        <Link className="icon-btn" to="/staff/orders" aria-label={detail.back}>
          <StaffIcon name="arrow-left" />
        </Link>
        <h1>{texts.title}</h1>
        <span className="caption dim hide-on-phone">{texts.sub}</span>
      </header>
      <div className="pad desk">
        <Form method="post" className="block desk__form">
          <input type="hidden" name="requestId" value={state.values.requestId ?? loaderData.requestId} />
          <MachineCounts
            legend={texts.machines}
            values={state.values}
            errors={state.errors}
            error={state.errors.lines}
          />
          <SpecField
            name="customer_name"
            label={texts.name}
            state={state}
            required
            maxLength={fieldLimits.name}
          />
          <div className="two">
            <SpecField
              name="customer_phone"
              label={texts.phone}
              state={state}
              type="tel"
              inputMode="tel"
              required
            />
            <SpecField
              name="customer_email"
              label={texts.email}
              state={state}
              hint={texts.emailHint}
              required
            />
          </div>
          <SpecField
            kind="area"
            name="shipping_address"
            label={texts.address}
            state={state}
            hint={texts.addressHint}
          />
          {Object.entries(others).map(([name, { label, optional }]) => (
            <SpecField key={name} name={name} label={label} state={state} required={!optional} />
          ))}
          <SpecField
            kind="select"
            name="payment_method"
            label={texts.method}
            state={{ ...state, values: { payment_method: "mpesa", ...state.values } }}
            options={Object.entries(paymentMethods)}
          />
          <p className="field__hint">{texts.told}</p>
          <button type="submit" className="btn btn--primary" disabled={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </button>
        </Form>
      </div>
    </>
  );
}

/** What the buyer's own form asks for beside what has its place above. */
const { customer_name, customer_email, customer_phone, shipping_address, ...more } = orderForm.fields;
const others: ShownFields = more;
