import { useEffect } from "react";
import { href } from "react-router";
import { type PaymentMethod, paymentMethods } from "~/choices/payment-methods";
import type { Check } from "~/forms/field-checks";
import { FormFields } from "~/forms/form-fields";
import { DraftNote, Honeypot } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import type { Fields } from "~/forms/rules";
import { useForm } from "~/forms/use-form";
import { site } from "~/site";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice";
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
    what: "order",
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
  const defaults: Fields = known ? { customer_name: known.name, customer_email: known.email } : {};
  return (
    <FormFields
      fields={orderForm.fields}
      field={(name) => ({ ...form.field(name), defaultValue: form.values[name] ?? defaults[name] })}
    />
  );
}

/** As people here pay; the one chosen beforehand is the specification's. */
const shownMethods: PaymentMethod[] = ["mpesa", "credit_card", "paypal"];

export function MethodChoice({ form: { values, errors } }: { form: Form }) {
  return (
    <Choice
      full
      legend={orderForm.method}
      name="payment_method"
      defaultValue={values.payment_method ?? "credit_card"}
      options={shownMethods.map((value) => ({ value, label: paymentMethods[value] }))}
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
          {orderForm.privacy} <a href={href("/privacy")}>Privacy policy</a>
        </p>
        <DraftNote hydrated={form.hydrated} />
      </div>
    </>
  );
}
