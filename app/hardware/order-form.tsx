import { useState } from "react";
import { href, Link } from "react-router";
import { fieldLimits } from "~/field-limits";
import { orderInput, paymentMethods } from "~/orders/order-input";
import { paymentNames } from "~/orders/payment-names";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice";
import { Field } from "~/ui/field";
import { DraftNote, FormMessages, Trap } from "~/ui/form-parts";
import type { FormDone, FormResult } from "~/ui/form-result";
import { brokenRules } from "~/ui/form-rules";
import { useFormState } from "~/ui/form-state";
import { formatKsh } from "~/ui/money";
import { Stepper } from "~/ui/stepper";
import { orderForm } from "./content";
import type { Machine } from "./machine";
import type { OrderDone } from "./order-done";

type OrderFormProps = {
  machine: Pick<Machine, "id" | "path" | "price">;
  answered?: FormResult<OrderDone>;
  onDone: (result: FormDone<OrderDone>) => void;
  onQuantity?: (quantity: number) => void;
  onDirty?: () => void;
};

export function OrderForm({ machine, answered, onDone, onQuantity, onDirty }: OrderFormProps) {
  const form = useFormState<OrderDone>({
    name: `order-${machine.id}`,
    check,
    onDone,
    answered,
    action: `${machine.path}/order`,
  });
  const { errors, values, formProps } = form;
  const [quantity, setQuantity] = useState(countOf(values.quantity ?? "1"));

  function onInput(event: Parameters<typeof formProps.onInput>[0]) {
    formProps.onInput(event);
    onDirty?.();
    const count = countOf(new FormData(event.currentTarget).get("quantity"));
    setQuantity(count);
    onQuantity?.(count);
  }

  return (
    <form className="form" {...formProps} onInput={onInput} action={`${machine.path}/order`}>
      <FormMessages form={form} busyLabel={orderForm.sending} />
      <input type="hidden" name="hardware_type" value={machine.id} />
      <Field
        full
        label={orderForm.name}
        name="customer_name"
        autoComplete="name"
        required
        defaultValue={values.customer_name}
        error={errors.customer_name}
      />
      <Field
        label={orderForm.email}
        name="customer_email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={values.customer_email}
        error={errors.customer_email}
      />
      <Field
        label={orderForm.phone}
        name="customer_phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0700 000 000"
        required
        defaultValue={values.customer_phone}
        error={errors.customer_phone}
      />
      <Field
        full
        as="textarea"
        rows={2}
        label={orderForm.address}
        name="shipping_address"
        autoComplete="street-address"
        placeholder={orderForm.addressExample}
        required
        defaultValue={values.shipping_address}
        error={errors.shipping_address}
      />
      <Stepper
        full
        label={orderForm.quantity}
        name="quantity"
        min={1}
        max={fieldLimits.quantity}
        defaultValue={values.quantity ?? "1"}
        error={errors.quantity}
      />
      <Choice
        full
        legend={orderForm.method}
        name="payment_method"
        defaultValue={values.payment_method ?? "credit_card"}
        options={paymentMethods.map((value) => ({ value, label: paymentNames[value] }))}
        error={errors.payment_method}
      />
      <Trap />
      <div className="full dlg__act">
        <p className="dlg__tot" aria-live="polite">
          Total <b>{formatKsh(machine.price * quantity)}</b>
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

function check(fields: Record<string, string>) {
  return brokenRules(orderInput, fields);
}

/** For the total on screen; the server counts for itself. */
export function countOf(typed: unknown): number {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= fieldLimits.quantity ? count : 1;
}
