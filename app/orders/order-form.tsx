import { type ReactNode, useEffect, useState } from "react";
import { href, Link } from "react-router";
import type { Machine } from "~/catalogue/machine";
import { fieldLimits } from "~/forms/field-limits";
import { DraftNote, FormMessages, Honeypot } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useFormState } from "~/forms/state";
import { orderForm } from "~/hardware/content";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice";
import { Field } from "~/ui/field";
import { Stepper } from "~/ui/stepper";
import type { OrderDone } from "./order-done";
import { countOf, totalOf } from "./order-total";
import { paymentNames } from "./payment-names";

type OrderFormProps = {
  machine: Pick<Machine, "id" | "path" | "price">;
  answered?: FormResult<OrderDone>;
  cameFrom?: () => string;
  onDone: (result: FormDone<OrderDone>) => void;
  onQuantity?: (quantity: number | undefined) => void;
  onTouched?: () => void;
  onSending?: (isSending: boolean) => void;
};

export function OrderForm(props: OrderFormProps) {
  const { machine, answered, cameFrom, onDone, onQuantity, onTouched, onSending } = props;
  const form = useFormState<OrderDone>({
    name: orderDraft(machine.id),
    check,
    onDone,
    answered,
    cameFrom,
  });
  const { errors, values, formProps } = form;
  const [quantity, setQuantity] = useState(countOf(values.quantity ?? "1"));

  useEffect(() => onSending?.(form.busy), [form.busy, onSending]);

  function onInput(event: Parameters<typeof formProps.onInput>[0]) {
    formProps.onInput(event);
    // A restored draft fills fields, too; only a person's own typing is worth a question.
    if (event.nativeEvent.isTrusted) onTouched?.();
    const count = countOf(new FormData(event.currentTarget).get("quantity"));
    setQuantity(count);
    onQuantity?.(count);
  }

  return (
    <form className="form" {...formProps} onInput={onInput} action={`${machine.path}/order`}>
      <FormMessages form={form} busyLabel={orderForm.sending} />
      <input type="hidden" name="hardware_type" value={machine.id} />
      <Field full label={orderForm.name} {...form.field("customer_name")} autoComplete="name" required />
      <Field
        label={orderForm.email}
        {...form.field("customer_email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <Field
        label={orderForm.phone}
        {...form.field("customer_phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0700 000 000"
        required
      />
      <Field
        full
        as="textarea"
        rows={2}
        label={orderForm.address}
        {...form.field("shipping_address")}
        autoComplete="street-address"
        placeholder={orderForm.addressExample}
        required
      />
      <Stepper
        full
        label={orderForm.quantity}
        min={1}
        max={fieldLimits.quantity}
        {...form.field("quantity")}
        defaultValue={values.quantity ?? "1"}
        error={withQuoteLink(errors.quantity)}
      />
      <Choice
        full
        legend={orderForm.method}
        name="payment_method"
        defaultValue={values.payment_method ?? "credit_card"}
        options={Object.entries(paymentNames).map(([value, label]) => ({ value, label }))}
        error={errors.payment_method}
      />
      <Honeypot />
      <div className="full dlg__act">
        <p className="dlg__tot" aria-live="polite">
          Total <b>{totalOf(machine, quantity)}</b>
        </p>
        <p className="field__hint">{orderForm.noPayment}</p>
        <Button kind="primary" busy={form.busy} busyLabel={orderForm.sending}>
          {orderForm.send}
        </Button>
      </div>
      <div className="full form__end">
        <p className="form__small">
          {orderForm.privacy} <Link to={href("/privacy")}>Privacy policy</Link>
        </p>
        <DraftNote live={form.live} />
      </div>
    </form>
  );
}

/** The draft's name: each machine has its own. */
export function orderDraft(id: Machine["id"]): string {
  return `order-${id}`;
}

function withQuoteLink(message: string | undefined): ReactNode {
  const [before, after] = message?.split(orderForm.quote) ?? [];
  if (after === undefined) return message;
  return (
    <>
      {before}
      <Link to={href("/request-demo")}>{orderForm.quote}</Link>
      {after}
    </>
  );
}

/** Loaded when somebody starts to write, not with the page. */
async function check(fields: Record<string, string>) {
  const [{ brokenRules }, { orderInput }] = await Promise.all([
    import("~/forms/rules"),
    import("./order-input"),
  ]);
  return brokenRules(orderInput, fields);
}
