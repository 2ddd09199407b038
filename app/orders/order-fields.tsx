import { useEffect } from "react";
import { href, Link } from "react-router";
import { paymentMethods } from "~/forms/choices";
import { EmailField } from "~/forms/email-field";
import type { Check } from "~/forms/field-checks";
import { DraftNote, Honeypot } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { site } from "~/site";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice";
import { Field } from "~/ui/field";
import { orderForm, orderTexts } from "./content";
import { rememberOrder } from "./last-order";
import type { OrderDone } from "./order-done";

/** What every order form is told by the page or the dialog around it. */
export type OrderFormProps = {
  answered?: FormResult<OrderDone>;
  cameFrom?: () => string;
  onDone: (result: FormDone<OrderDone>) => void;
  onTouched?: () => void;
  onSending?: (isSending: boolean) => void;
  /** While the buyer is asked something else, an order that waits for the connection stays where it is. */
  isHeld?: boolean;
};

type UseOrderForm = OrderFormProps & { draft: string; check: Check };
type Form = ReturnType<typeof useOrderForm>;

export function useOrderForm(options: UseOrderForm) {
  const { draft, check, answered, cameFrom, onDone, onSending, isHeld = false } = options;
  const form = useForm<OrderDone>({
    name: draft,
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
  const { hold } = form;
  useEffect(() => onSending?.(form.busy), [form.busy, onSending]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `hold` is new each time and does the same.
  useEffect(() => hold(isHeld), [isHeld]);
  return form;
}

type BuyerFieldsProps = { form: Form; known?: { name: string; email: string } };

/** Who buys, and where it goes. `known` is what they told us before. */
export function BuyerFields({ form, known }: BuyerFieldsProps) {
  const { customer_name: name = known?.name, customer_email: email = known?.email } = form.values;
  return (
    <>
      <Field
        full
        label={orderForm.name}
        {...form.field("customer_name")}
        defaultValue={name}
        autoComplete="name"
        required
      />
      <EmailField label={orderForm.email} {...form.field("customer_email")} defaultValue={email} />
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
    </>
  );
}

export function MethodChoice({ form: { values, errors } }: { form: Form }) {
  return (
    <Choice
      full
      legend={orderForm.method}
      name="payment_method"
      defaultValue={values.payment_method ?? "credit_card"}
      options={Object.entries(paymentMethods).map(([value, label]) => ({ value, label }))}
      error={errors.payment_method}
    />
  );
}

/** The total, the button and what it means to press it. */
export function OrderEnd({ form, total }: { form: Form; total: string }) {
  return (
    <>
      <Honeypot />
      <div className="full dlg__act">
        <p className="dlg__tot" aria-live="polite">
          <span>
            Total <small>{site.vat.note}</small>
          </span>{" "}
          <b>{total}</b>
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
    </>
  );
}
