import { rulesOf } from "~/forms/field-checks";
import { FormFields } from "~/forms/form-fields";
import { DraftNote, FormMessages, Honeypot, PrivacyLink } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { useWords } from "~/language/use-language";
import { Button } from "~/ui/button";
import { quotationFormWords } from "./content.sw";
import type { QuotationDone } from "./done";

type QuotationFormProps = {
  answered?: FormResult<QuotationDone>;
  onDone: (result: FormDone<QuotationDone>) => void;
};

export function QuotationForm({ answered, onDone }: QuotationFormProps) {
  const texts = useWords(quotationFormWords);
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
            {texts.privacy} <PrivacyLink />
          </p>
          <DraftNote hydrated={form.hydrated} />
        </div>
      </form>
    </div>
  );
}

const check = rulesOf(async () => (await import("./input")).quotationInput);
