import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormMessages, Trap } from "~/ui/form-parts";
import type { FormDone, FormResult } from "~/ui/form-result";
import { brokenRules } from "~/ui/form-rules";
import { useFormState } from "~/ui/form-state";
import { findPage } from "./content";
import { findInput } from "./find-input";

type FindFormProps = { answered?: FormResult; onDone: (result: FormDone) => void };

export function FindForm({ answered, onDone }: FindFormProps) {
  const form = useFormState({ name: "find-order", check, answered, onDone });
  const { errors, values } = form;
  const texts = findPage.form;
  return (
    <div className="sheet">
      <form className="form" {...form.formProps}>
        <FormMessages form={form} busyLabel={texts.sending} />
        <Field
          full
          label={texts.reference}
          name="reference"
          hint={texts.referenceHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          defaultValue={values.reference}
          error={errors.reference}
        />
        <Field
          full
          label={texts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={values.email}
          error={errors.email}
        />
        <Trap />
        <div className="full send">
          <Button kind="primary" wide busy={form.busy} busyLabel={texts.sending}>
            {texts.send}
          </Button>
          <p className="small mute">{findPage.help}</p>
        </div>
      </form>
    </div>
  );
}

function check(fields: Record<string, string>) {
  return brokenRules(findInput, fields);
}
