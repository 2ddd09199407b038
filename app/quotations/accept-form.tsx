import { rulesOf } from "~/forms/field-checks";
import { FormMessages, Honeypot, PrivacyLink } from "~/forms/parts";
import type { FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { useWords } from "~/language/use-language";
import { orderFormWords } from "~/orders/form-content.sw";
import { type OrderDone, pageOf } from "~/orders/order-done";
import { BuyerFields, MethodChoice } from "~/orders/order-fields";
import { Button } from "~/ui/button";
import { quotationPageWords } from "./content.sw";

type AcceptFormProps = {
  buyer: { name: string; email: string };
  until: string;
  answered?: FormResult<OrderDone>;
};

/** What an order needs beyond the quotation: who receives it, and where. */
export function AcceptForm({ buyer, until, answered }: AcceptFormProps) {
  const quotationPage = useWords(quotationPageWords);
  const texts = useWords(orderFormWords);
  const form = useForm<OrderDone>({
    name: "accept-quotation",
    check,
    answered,
    what: "order",
    // A load of its own, for the sake of its headers.
    onDone: (done) => window.location.assign(pageOf(done)),
  });
  return (
    <section className="quote__order" id="order" aria-labelledby="order-title">
      <h2 className="heading-3" id="order-title">
        {quotationPage.orderTitle}
      </h2>
      <p>{quotationPage.orderText(until)}</p>
      <form className="form" {...form.formProps}>
        <FormMessages form={form} busyLabel={quotationPage.sending} />
        <BuyerFields form={form} known={buyer} />
        <MethodChoice form={form} />
        <Honeypot />
        <div className="full send">
          <Button kind="primary" wide busy={form.busy} busyLabel={quotationPage.sending}>
            {quotationPage.order}
          </Button>
          <p className="form__small">
            {texts.privacy} <PrivacyLink />
          </p>
        </div>
      </form>
    </section>
  );
}

const check = rulesOf(async () => (await import("~/orders/order-input")).buyerInput);
