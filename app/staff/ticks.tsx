import { type ReactNode, useId } from "react";
import { FieldError } from "~/ui/field";

type Props = {
  legend: string;
  name: string;
  /** One of them, or any number. */
  type?: "radio" | "checkbox";
  options: readonly (readonly [value: string, text: ReactNode])[];
  chosen: string | readonly string[] | undefined;
  hint?: string;
  error?: string;
  /** Side by side. */
  inRow?: true;
};

/** A few things to choose from, all of them to be seen. */
export function Ticks({ legend, name, type = "radio", options, chosen, hint, error, inRow }: Props) {
  const id = useId();
  const look = inRow ? "field tickrow" : "field ticks";
  return (
    <fieldset className={error ? `${look} field--err` : look} aria-describedby={error && id}>
      <legend className="lab">{legend}</legend>
      {options.map(([value, text]) => (
        <label className="tick" key={value}>
          <input
            type={type}
            name={name}
            value={value}
            defaultChecked={[chosen].flat().includes(value)}
            required={type === "radio"}
            aria-invalid={error ? true : undefined}
          />
          <span>{text}</span>
        </label>
      ))}
      {error ? <FieldError id={id}>{error}</FieldError> : hint && <p className="field__hint">{hint}</p>}
    </fieldset>
  );
}
