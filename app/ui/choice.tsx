import { useId } from "react";
import { FieldError } from "./field";

type ChoiceProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string;
  full?: boolean;
};

/** Radios as bordered cards: few options that are worth seeing side by side. */
export function Choice({ legend, name, options, defaultValue, onChange, error, full }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className={full ? "field full" : "field"} aria-describedby={error ? id : undefined}>
      <legend className="lab">{legend}</legend>
      <div className="choice">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              onChange={() => onChange?.(value)}
              required
            />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
