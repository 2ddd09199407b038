import { waysToPay } from "~/orders/steps/content";
import { methodNames } from "~/payments/method-names";
import { SelectField, TextField } from "./field";
import type { StepFieldsProps } from "./step-fields-props";
import { fields as words } from "./step-words";

export function ConfirmFields({ state }: StepFieldsProps) {
  return (
    <>
      <div className="two">
        <TextField name="deliveryDay" label={words.deliveryDay} type="date" required state={state} />
        <TextField
          name="deliveryCost"
          label={words.deliveryCost}
          aside={words.optional}
          hint={words.deliveryHint}
          maxLength={60}
          state={state}
        />
      </div>
      <TextField
        name="warranty"
        label={words.warranty}
        hint={words.warrantyHint}
        placeholder={words.warrantyExample}
        required
        maxLength={200}
        state={state}
      />
      <SelectField
        name="paysBy"
        label={words.paysBy}
        options={waysToPay.map((way) => [way, methodNames[way]])}
        state={state}
      />
    </>
  );
}
