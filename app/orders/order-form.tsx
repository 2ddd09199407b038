import { type InputEvent, type ReactNode, useEffect, useState } from "react";
import { href, Link } from "react-router";
import type { Machine } from "~/catalogue/machine";
import { paymentMethods } from "~/forms/choices";
import { EmailField } from "~/forms/email-field";
import { rulesOf } from "~/forms/field-checks";
import { fieldLimits } from "~/forms/field-limits";
import { DraftNote, FormMessages, Honeypot } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { site } from "~/site";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice";
import { Field } from "~/ui/field";
import { Stepper, typeNumber } from "~/ui/stepper";
import { orderForm, orderTexts } from "./content";
import { rememberOrder } from "./last-order";
import type { OrderDone } from "./order-done";
import { countOf, totalOf } from "./order-total";

/** What the form comes to, for the summary beside it. */
export type OrderCount = { quantity: number | undefined; price: number };

type OrderFormProps = {
  machine: Pick<Machine, "id" | "path" | "price">;
  /** How many were chosen before the form was opened; it overrules a kept draft. */
  wanted?: number;
  answered?: FormResult<OrderDone>;
  cameFrom?: () => string;
  onDone: (result: FormDone<OrderDone>) => void;
  onCount?: (count: OrderCount) => void;
  onTouched?: () => void;
  onSending?: (isSending: boolean) => void;
  /** While the buyer is asked something else, an order that waits for the connection stays where it is. */
  isHeld?: boolean;
};

export function OrderForm(props: OrderFormProps) {
  const {
    machine,
    wanted,
    answered,
    cameFrom,
    onDone,
    onCount,
    onTouched,
    onSending,
    isHeld = false,
  } = props;
  const form = useForm<OrderDone>({
    name: orderDraft(machine.id),
    check,
    answered,
    cameFrom,
    // Money is not spent by opening a page: an order that was left behind asks first.
    unsent: "ask",
    consoleLine: orderTexts.consoleLine,
    onDone(result) {
      rememberOrder(result.order);
      onDone(result);
    },
  });
  const { errors, values, failure, hold } = form;
  const [quantity, setQuantity] = useState(countOf(values.quantity ?? wanted ?? "1"));
  const [price, setPrice] = useState(machine.price);

  useEffect(() => onSending?.(form.busy), [form.busy, onSending]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `hold` is new each time and does the same.
  useEffect(() => hold(isHeld), [isHeld]);
  useEffect(() => onCount?.({ quantity, price }), [quantity, price, onCount]);
  useEffect(() => {
    const now = Number(failure?.values?.shown_price);
    if (now) setPrice(now);
  }, [failure]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the form has taken its draft, and when it is opened.
  useEffect(() => {
    const field = form.formProps.ref.current?.elements.namedItem("quantity");
    if (wanted && field instanceof HTMLInputElement) typeNumber(field, wanted);
  }, [wanted]);

  function onInput(event: InputEvent<HTMLFormElement>) {
    // A restored draft fills fields, too; only a person's own typing is worth a question.
    if (event.nativeEvent.isTrusted) onTouched?.();
    setQuantity(countOf(new FormData(event.currentTarget).get("quantity")));
  }

  return (
    <form className="form" {...form.formProps} onInput={onInput} action={`${machine.path}/order`}>
      <FormMessages form={form} busyLabel={orderForm.sending} />
      <input type="hidden" name="hardware_type" value={machine.id} />
      <input type="hidden" name="shown_price" value={price} />
      <Field full label={orderForm.name} {...form.field("customer_name")} autoComplete="name" required />
      <EmailField label={orderForm.email} {...form.field("customer_email")} />
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
        defaultValue={values.quantity ?? String(wanted ?? 1)}
        error={withQuoteLink(errors.quantity, machine.id)}
      />
      <Choice
        full
        legend={orderForm.method}
        name="payment_method"
        defaultValue={values.payment_method ?? "credit_card"}
        options={Object.entries(paymentMethods).map(([value, label]) => ({ value, label }))}
        error={errors.payment_method}
      />
      <Honeypot />
      <div className="full dlg__act">
        <p className="dlg__tot" aria-live="polite">
          <span>
            Total <small>{site.vat.note}</small>
          </span>{" "}
          <b>{totalOf({ price }, quantity)}</b>
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
        <DraftNote hydrated={form.hydrated} />
      </div>
    </form>
  );
}

/** The draft's name: each machine has its own. */
export function orderDraft(id: Machine["id"]): string {
  return `order-${id}`;
}

function withQuoteLink(message: string | undefined, id: Machine["id"]): ReactNode {
  const [before, after] = message?.split(orderForm.quote) ?? [];
  if (after === undefined) return message;
  return (
    <>
      {before}
      <Link to={`${href("/request-demo")}?about=${id}`}>{orderForm.quote}</Link>
      {after}
    </>
  );
}

const check = rulesOf(async () => (await import("./order-input")).orderInput);
