import { AreaField } from "./field";
import type { StepFieldsProps } from "./step-fields-props";
import { fields as words } from "./step-words";

/** The browser holds the button back until each line is ticked; the server looks again. */
export function PackFields({ state, lines }: StepFieldsProps) {
  return (
    <>
      <fieldset className="f ticks">
        <legend className="lab">{words.inTheBox}</legend>
        {lines.map(({ id, hardwareName, quantity }) => (
          <label className="tick" key={id}>
            <input
              type="checkbox"
              name={`line-${id}`}
              value="true"
              required
              defaultChecked={state.values[`line-${id}`] === "true"}
            />
            {quantity} {hardwareName}
          </label>
        ))}
        {state.errors.lines && <p className="f__err">{state.errors.lines}</p>}
      </fieldset>
      <SerialNumbers state={state} />
    </>
  );
}

export function SerialNumbers({ state }: Pick<StepFieldsProps, "state">) {
  return (
    <AreaField
      name="serialNumbers"
      label={words.serials}
      aside={words.optional}
      hint={words.serialsHint}
      placeholder={words.serialsExample}
      state={state}
    />
  );
}
