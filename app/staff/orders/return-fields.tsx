import { RadioField, TextField } from "./field";
import type { StepFieldsProps } from "./step-fields-props";
import { fields as words } from "./step-words";

export function ReturnFields({ state }: StepFieldsProps) {
  return (
    <>
      <TextField
        name="items"
        label={words.items}
        placeholder={words.itemsExample}
        required
        maxLength={500}
        state={state}
      />
      <RadioField
        name="faulty"
        label={words.condition}
        options={[
          ["false", words.unused],
          ["true", words.faulty],
        ]}
        state={state}
      />
      <TextField
        name="refund"
        label={words.refund}
        aside={words.inKsh}
        inputMode="decimal"
        required
        state={state}
      />
    </>
  );
}
