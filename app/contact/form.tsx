import { rulesOf } from "~/forms/field-checks";
import { FormFields } from "~/forms/form-fields";
import { DraftNote, FormMessages, Honeypot, NewsOptIn, PrivacyLink } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { useWords } from "~/language/use-language";
import { Button } from "~/ui/button";
import { AboutLine } from "./about-line";
import { contactWords } from "./content.sw";

type ContactFormProps = {
  about?: string;
  answered?: FormResult;
  onDone: (result: FormDone) => void;
};

export function ContactForm({ about, answered, onDone }: ContactFormProps) {
  const form = useForm({ name: "contact", what: "message", check, answered, onDone });
  const texts = useWords(contactWords).form;
  return (
    <div className="sheet">
      <form className="form" {...form.formProps}>
        <FormMessages form={form} busyLabel={texts.sending} />
        <FormFields fields={texts.fields} field={form.field} />
        <AboutLine named={about} />
        <Honeypot />
        <NewsOptIn checked={form.values.news === "on"} />
        <div className="full send">
          <Button kind="primary" wide busy={form.busy} busyLabel={texts.sending}>
            {texts.send}
          </Button>
          <p className="small mute">{texts.reply}</p>
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

const check = rulesOf(async () => (await import("~/leads/contact-input")).contactInput);
