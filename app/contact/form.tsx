import { href, Link } from "react-router";
import { EmailField } from "~/forms/email-field";
import { rulesOf } from "~/forms/field-checks";
import { DraftNote, FormMessages, Honeypot, NewsOptIn } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { AboutLine } from "~/leads/about-line";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { contact } from "./content";

type ContactFormProps = {
  about?: string;
  answered?: FormResult;
  onDone: (result: FormDone) => void;
};

export function ContactForm({ about, answered, onDone }: ContactFormProps) {
  const form = useForm({ name: "contact", check, answered, onDone });
  const texts = contact.form;
  return (
    <div className="sheet">
      <form className="form" {...form.formProps}>
        <FormMessages form={form} busyLabel={texts.sending} />
        <Field full label={texts.name} {...form.field("name")} autoComplete="name" required />
        <EmailField full label={texts.email} {...form.field("email")} />
        <Field full as="textarea" label={texts.message} {...form.field("message")} rows={4} required />
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
            {texts.privacy} <Link to={href("/privacy")}>Privacy policy</Link>
          </p>
          <DraftNote hydrated={form.hydrated} />
        </div>
      </form>
    </div>
  );
}

const check = rulesOf(async () => (await import("~/leads/contact-input")).contactInput);
