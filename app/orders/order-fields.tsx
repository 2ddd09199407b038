import { useEffect } from "react";
import type { PaymentMethod } from "~/choices/payment-methods";
import type { Check } from "~/forms/field-checks";
import { FormFields } from "~/forms/form-fields";
import { DraftNote, Honeypot, PrivacyLink } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import type { Fields } from "~/forms/rules";
import { useForm } from "~/forms/use-form";
import { useWords } from "~/language/use-language";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice";
import { partWords } from "~/ui/content.sw";
import { orderTexts } from "./content";
import { orderFormWords } from "./form-content.sw";
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
  const orderForm = useWords(orderFormWords);
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
  const orderForm = useWords(orderFormWords);
  return (
    <Choice
      full
      legend={orderForm.method}
      name="payment_method"
      defaultValue={values.payment_method ?? "credit_card"}
      options={shownMethods.map((value) => ({ value, label: orderForm.methods[value] }))}
      error={errors.payment_method}
    />
  );
}

/** The total, the button and what it means to press it. */
export function OrderEnd({ form, total }: { form: Form; total: string }) {
  const orderForm = useWords(orderFormWords);
  return (
    <>
      <Honeypot />
      <div className="full dlg__act">
        <p className="dlg__tot" aria-live="polite">
          <span>
            {orderForm.total} <small>{useWords(partWords).vat}</small>
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
          {orderForm.privacy} <PrivacyLink />
        </p>
        <DraftNote hydrated={form.hydrated} />
      </div>
    </>
  );
}
