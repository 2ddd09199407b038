import { useId } from "react";
import { machines } from "~/catalogue/machines";
import { fieldLimits } from "~/choices/field-limits";
import { amountText } from "~/money/format";
import { FieldError } from "~/ui/field";

type Fields = Record<string, string | undefined>;

/** How many of each machine; the names of the fields are the machines' ids, as every order names them. */
export function MachineCounts({
  legend,
  values,
  errors,
}: {
  legend: string;
  values: Fields;
  errors: Fields;
}) {
  const id = useId();
  return (
    <fieldset className={errors.lines ? "field field--err" : "field"} aria-describedby={errors.lines && id}>
      <legend className="lab">{legend}</legend>
      {machines.map((machine) => (
        <label className="count" key={machine.id}>
          <span>
            {machine.name} <span className="dim caption">{amountText(machine.price)}</span>
          </span>
          <input
            className="input"
            type="number"
            inputMode="numeric"
            name={machine.id}
            min={0}
            max={fieldLimits.quantity}
            defaultValue={values[machine.id] ?? "0"}
            aria-invalid={errors[machine.id] || errors.lines ? true : undefined}
          />
        </label>
      ))}
      {errors.lines && <FieldError id={id}>{errors.lines}</FieldError>}
    </fieldset>
  );
}
