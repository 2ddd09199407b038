import { DraftNote, FormMessages, Honeypot } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useFormState } from "~/forms/state";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { findPage } from "./content";

type FindFormProps = { answered?: FormResult; onDone: (result: FormDone) => void };

export function FindForm({ answered, onDone }: FindFormProps) {
  const form = useFormState({ name: "find-order", check, answered, onDone });
  const texts = findPage.form;
  return (
    <div className="sheet">
      <form className="form" {...form.formProps}>
        <FormMessages form={form} busyLabel={texts.sending} />
        <Field
          full
          label={texts.reference}
          {...form.field("reference")}
          hint={texts.referenceHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Field
          full
          label={texts.email}
          {...form.field("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <Honeypot />
        <div className="full send">
          <Button kind="primary" wide busy={form.busy} busyLabel={texts.sending}>
            {texts.send}
          </Button>
          <DraftNote live={form.live} />
        </div>
      </form>
    </div>
  );
}

/** Loaded when somebody starts to write, not with the page. */
async function check(fields: Record<string, string>) {
  const [{ brokenRules }, { findInput }] = await Promise.all([
    import("~/forms/rules"),
    import("./find-input"),
  ]);
  return brokenRules(findInput, fields);
}
