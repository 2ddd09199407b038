import { href, Link } from "react-router";
import { paymentMethods } from "~/forms/choices";
import { EmailField } from "~/forms/email-field";
import { rulesOf } from "~/forms/field-checks";
import { FormMessages, Honeypot } from "~/forms/parts";
import type { FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { orderForm as texts } from "~/orders/content";
import type { OrderDone } from "~/orders/order-done";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice";
import { Field } from "~/ui/field";
import { quotationPage } from "./content";

type AcceptFormProps = {
  buyer: { name: string; email: string };
  until: string;
  answered?: FormResult<OrderDone>;
};

/** What an order needs beyond the quotation: who receives it, and where. */
export function AcceptForm({ buyer, until, answered }: AcceptFormProps) {
  const form = useForm<OrderDone>({
    name: "accept-quotation",
    check,
    answered,
    unsent: "ask",
    // A load of its own, for the sake of its headers.
    onDone: ({ order }) => window.location.assign(order.path),
  });
  const { values, errors } = form;
  const prefilled = (name: string, value: string) => ({
    ...form.field(name),
    defaultValue: values[name] ?? value,
  });
  return (
    <section className="quote__order" id="order" aria-labelledby="order-title">
      <h2 className="h3" id="order-title">
        {quotationPage.orderTitle}
      </h2>
      <p>{quotationPage.orderText(until)}</p>
      <form className="form" {...form.formProps}>
        <FormMessages form={form} busyLabel={quotationPage.sending} />
        <Field
          full
          label={texts.name}
          {...prefilled("customer_name", buyer.name)}
          autoComplete="name"
          required
        />
        <EmailField label={texts.email} {...prefilled("customer_email", buyer.email)} />
        <Field
          label={texts.phone}
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
          label={texts.address}
          {...form.field("shipping_address")}
          autoComplete="street-address"
          placeholder={texts.addressExample}
          required
        />
        <Choice
          full
          legend={texts.method}
          name="payment_method"
          defaultValue={values.payment_method ?? "credit_card"}
          options={Object.entries(paymentMethods).map(([value, label]) => ({ value, label }))}
          error={errors.payment_method}
        />
        <Honeypot />
        <div className="full send">
          <Button kind="primary" wide busy={form.busy} busyLabel={quotationPage.sending}>
            {quotationPage.order}
          </Button>
          <p className="form__small">
            {texts.privacy} <Link to={href("/privacy")}>Privacy policy</Link>
          </p>
        </div>
      </form>
    </section>
  );
}

const check = rulesOf(async () => (await import("~/orders/order-input")).buyerInput);
