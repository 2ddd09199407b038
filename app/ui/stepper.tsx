import { useId } from "react";
import { FieldError } from "./field";
import { Icon } from "./icon";

type StepperProps = {
  label: string;
  name: string;
  /** As typed: it may be empty or wrong while the visitor is typing. */
  value: string;
  onChange: (value: string) => void;
  min: number;
  max: number;
  error?: string;
  full?: boolean;
};

export function Stepper({ label, name, value, onChange, min, max, error, full }: StepperProps) {
  const id = useId();
  const number = Number(value);
  const step = (by: number) => onChange(String(stepped(number, by, min, max)));
  return (
    <div className={["field", error && "field--err", full && "full"].filter(Boolean).join(" ")}>
      <label htmlFor={id}>{label}</label>
      <div className="step">
        <button type="button" aria-label="One less" disabled={number <= min} onClick={() => step(-1)}>
          <Icon name="minus" size="s" />
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          required
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <button type="button" aria-label="One more" disabled={number >= max} onClick={() => step(1)}>
          <Icon name="plus" size="s" />
        </button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** One step from a number that may not be a number yet, kept within the limits. */
export function stepped(from: number, by: number, min: number, max: number): number {
  const whole = Number.isFinite(from) ? Math.trunc(from) : min;
  return Math.min(max, Math.max(min, whole + by));
}
