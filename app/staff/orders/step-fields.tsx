import { stepForm } from "./content";
import { SpecField } from "./field";
import type { OrderStep, StepParts } from "./steps/order-step";

export function StepFields({ about, ...parts }: StepParts & { about: OrderStep }) {
  const { above: Above, below: Below, fields = [] } = about;
  const { state } = parts;
  return (
    <>
      {Above && <Above {...parts} />}
      {fields.map((line) => {
        const fields = line.map((spec) => <SpecField key={spec.name} {...spec} state={state} />);
        if (fields.length === 1) return fields;
        return (
          <div className="two" key={line[0]?.name}>
            {fields}
          </div>
        );
      })}
      {Below && <Below {...parts} />}
      {state.errors.isSure && <Sure question={state.errors.isSure} />}
    </>
  );
}

/** Asked once the server has found it unusual. */
function Sure({ question }: { question: string }) {
  return (
    <fieldset className="field ticks">
      <legend className="lab">{question}</legend>
      <label className="tick">
        <input type="checkbox" name="isSure" value="true" />
        {stepForm.isSure}
      </label>
    </fieldset>
  );
}
