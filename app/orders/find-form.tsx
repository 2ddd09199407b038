import { rulesOf } from "~/forms/field-checks";
import { DraftNote, FormMessages, Honeypot } from "~/forms/parts";
import type { FormDone, FormResult } from "~/forms/result";
import { useForm } from "~/forms/use-form";
import { useWords } from "~/language/use-language";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { findPageWords } from "./content.sw";

type FindFormProps = { answered?: FormResult; onDone: (result: FormDone) => void };

export function FindForm({ answered, onDone }: FindFormProps) {
  const form = useForm({ name: "find-order", check, answered, onDone });
  const texts = useWords(findPageWords).form;
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
          label={texts.contact}
          {...form.field("contact")}
          inputMode="email"
          autoComplete="email"
          required
        />
        <Honeypot />
        <div className="full send">
          <Button kind="primary" wide busy={form.busy} busyLabel={texts.sending}>
            {texts.send}
          </Button>
          <DraftNote hydrated={form.hydrated} />
        </div>
      </form>
    </div>
  );
}

const check = rulesOf(async () => (await import("./find-input")).findInput);
