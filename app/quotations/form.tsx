import { href } from "react-router";
import { rulesOf } from "~/forms/field-checks";
import { FormFields } from "~/forms/form-fields";
import { DraftNote, FormMessages, Honeypot } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { Button } from "~/ui/button";
import { quotationForm as texts } from "./content";
import type { QuotationDone } from "./done";

type QuotationFormProps = {
  answered?: FormResult<QuotationDone>;
  onDone: (result: FormDone<QuotationDone>) => void;
};

export function QuotationForm({ answered, onDone }: QuotationFormProps) {
  const form = useForm<QuotationDone>({
    name: "quotation",
    what: "request for a quotation",
    check,
    answered,
    onDone,
  });
  return (
    <div className="sheet">
      <form className="form" {...form.formProps}>
        <FormMessages form={form} busyLabel={texts.sending} />
        <FormFields fields={texts.fields} field={form.field} />
        <Honeypot />
        <div className="full send">
          <Button kind="primary" wide busy={form.busy} busyLabel={texts.sending}>
            {texts.send}
          </Button>
        </div>
        <div className="full form__end">
          <p className="form__small">
            {texts.privacy} <a href={href("/privacy")}>Privacy policy</a>
          </p>
          <DraftNote hydrated={form.hydrated} />
        </div>
      </form>
    </div>
  );
}

const check = rulesOf(async () => (await import("./input")).quotationInput);
