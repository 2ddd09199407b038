import { href, Link } from "react-router";
import { EmailField } from "~/forms/email-field";
import { rulesOf } from "~/forms/field-checks";
import { DraftNote, FormMessages, Honeypot } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { quotationForm as texts } from "./content";
import type { QuotationDone } from "./done";

type QuotationFormProps = {
  answered?: FormResult<QuotationDone>;
  onDone: (result: FormDone<QuotationDone>) => void;
};

export function QuotationForm({ answered, onDone }: QuotationFormProps) {
  const form = useForm<QuotationDone>({ name: "quotation", check, answered, onDone });
  return (
    <div className="sheet">
      <form className="form" {...form.formProps}>
        <FormMessages form={form} busyLabel={texts.sending} />
        <Field label={texts.name} {...form.field("name")} autoComplete="name" required />
        <EmailField label={texts.email} {...form.field("email")} />
        <Field optional label={texts.company} {...form.field("company")} autoComplete="organization" />
        <Field
          optional
          label={texts.kraPin}
          {...form.field("kra_pin")}
          autoComplete="off"
          autoCapitalize="characters"
          hint={texts.kraHint}
        />
        <Honeypot />
        <div className="full send">
          <Button kind="primary" wide busy={form.busy} busyLabel={texts.sending}>
            {texts.send}
          </Button>
        </div>
        <div className="full form__end">
          <p className="form__small">
            {texts.privacy} <Link to={href("/privacy")}>Privacy policy</Link>
          </p>
          <DraftNote hydrated={form.hydrated} />
        </div>
      </form>
    </div>
  );
}

const check = rulesOf(async () => (await import("./input")).quotationInput);
