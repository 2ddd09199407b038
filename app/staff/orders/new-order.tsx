import { Form, useNavigation } from "react-router";
import { linesTotal } from "~/catalogue/lines";
import { fieldLimits } from "~/choices/field-limits";
import type { ShownFields } from "~/forms/form-fields";
import type { Fields } from "~/forms/rules";
import { formatCents } from "~/money/format";
import { orderForm } from "~/orders/content";
import { linesIn } from "~/orders/order-input";
import { waysToPay } from "~/orders/steps/content";
import { takeOrder } from "~/orders/steps/take-order.server";
import type { StaffAccess } from "../access";
import { staffAction, staffLoader } from "../action.server";
import { personAsked } from "../inbox/read-conversation.server";
import { LanguageChoice } from "../language-choice";
import { MachineCounts } from "../machine-counts";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/new-order";
import { detail, newOrder as texts } from "./content";
import { type FieldState, SpecField } from "./field";
import { newOrderInput } from "./new-order-input";
import { RunningTotal } from "./running-total";
import { namedMethod } from "./steps/fields";

export const handle = { right: "orders.move" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services, actor, url }) => {
  const person = await personAsked(services, actor, url.searchParams);
  const { name = "", email, phone, language = "en" } = person ?? {};
  const begun: Fields = {
    customer_name: name,
    customer_email: email ?? "",
    customer_phone: phone ?? "",
    language,
  };
  return { requestId: crypto.randomUUID(), begun };
});

export const action = staffAction(handle, {
  input: newOrderInput,
  async act({ services, actor, input, typed }) {
    const lines = linesIn(input);
    if (input.do === "total") return { shown: { total: formatCents(linesTotal(lines)), typed } };
    if (lines.length === 0) return { status: 400, errors: { lines: texts.noLines } };
    const { language, requestId } = input;
    const { reference } = await takeOrder(services, actor, { lines, buyer: input, language }, requestId);
    return { to: `/staff/orders/${reference}` };
  },
});

export default function NewOrder({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formData?.get("do") === "place";
  const values: Fields = { payment_method: "mpesa", ...loaderData.begun, ...actionData?.typed };
  const errors = actionData && "errors" in actionData ? actionData.errors : {};
  const total = actionData && "total" in actionData ? actionData.total : undefined;
  const state: FieldState = { values, errors };
  return (
    <StaffPage
      title={texts.title}
      sub={texts.sub}
      back={{ to: "/staff/orders", label: detail.back }}
      className="desk"
    >
      <Form method="post" className="block form">
        <input type="hidden" name="requestId" value={values.requestId ?? loaderData.requestId} />
        <RunningTotal total={total}>
          <MachineCounts legend={texts.machines} values={values} errors={errors} />
        </RunningTotal>
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
          <SpecField name="customer_email" label={texts.email} state={state} hint={texts.emailHint} />
        </div>
        <SpecField
          kind="area"
          name="shipping_address"
          label={texts.address}
          state={state}
          hint={texts.addressHint}
        />
        {otherFields.map(([name, { label, optional }]) => (
          <SpecField key={name} name={name} label={label} state={state} required={!optional} />
        ))}
        <SpecField
          kind="select"
          name="payment_method"
          label={texts.method}
          state={state}
          options={waysToPay.map(namedMethod)}
        />
        <LanguageChoice chosen={values.language} />
        <p className="field__hint">{texts.told}</p>
        <button type="submit" className="btn btn--primary" name="do" value="place" disabled={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </button>
      </Form>
    </StaffPage>
  );
}

/** What the buyer's own form asks for beside what has its place here. */
const { customer_name, customer_email, customer_phone, shipping_address, ...others } = orderForm.fields;
const otherFields = Object.entries(others as ShownFields);
