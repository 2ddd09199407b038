import { Form } from "react-router";
import { useWords } from "~/language/use-language";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { kraWords } from "./content.sw";
import type { PayProblem } from "./view";

/** For businesses that claim VAT back. Changes nothing in the price. */
export function KraForm({ pin, problem }: { pin: string | null; problem?: PayProblem }) {
  const texts = useWords(kraWords);
  const isWrong = problem?.field === "kra_pin";
  return (
    <details className="kra" open={isWrong || undefined}>
      <summary className="link">{pin ? texts.change : texts.add}</summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="kra" />
        <Field
          label={texts.label}
          name="kra_pin"
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={isWrong ? problem.values.kra_pin : (pin ?? "")}
          hint={texts.hint}
          error={isWrong ? problem.message : undefined}
        />
        <Button kind="line" size="s">
          {texts.send}
        </Button>
      </Form>
    </details>
  );
}
