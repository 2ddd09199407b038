import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useWords } from "~/language/use-language";
import { partWords } from "./content.sw";
import { FieldError } from "./field";
import { Icon } from "./icon";
import { useHydrated } from "./use-hydrated";

type StepperProps = {
  label: string;
  /** What is counted, where several of them stand on one page. */
  about?: string;
  name: string;
  defaultValue: string;
  min: number;
  max: number;
  error?: ReactNode;
  full?: boolean;
  /** Beside a button that says what is counted: the label is heard only. */
  bare?: boolean;
  autoFocus?: boolean;
};

/**
 * A number with one less and one more. The field itself keeps the value, its buttons wait for the application. At
 * its limits a button is `aria-disabled`; `disabled` would take the focus away from it.
 */
export function Stepper(props: StepperProps) {
  const { label, about, name, defaultValue, min, max, error, full, bare, autoFocus } = props;
  const id = useId();
  const texts = useWords(partWords);
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState(Number(defaultValue));

  // A number typed before the page was hydrated.
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue) announce(input.current);
  }, []);

  function step(by: number) {
    if (!input.current) return;
    typeNumber(input.current, stepped(Number(input.current.value), by, min, max));
  }

  return (
    <div className={["field", error && "field--err", full && "full"].filter(Boolean).join(" ")}>
      <label htmlFor={id} className={bare ? "visually-hidden" : undefined}>
        {label}
      </label>
      <div className="step">
        <button
          type="button"
          aria-label={about ? texts.lessOf(about) : texts.less}
          disabled={!isHydrated}
          aria-disabled={number <= min || undefined}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size="s" />
        </button>
        <input
          ref={input}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          required
          // biome-ignore lint/a11y/noAutofocus: the first wrong field of a form that came back
          autoFocus={autoFocus}
          defaultValue={defaultValue}
          onInput={(event) => setNumber(event.currentTarget.valueAsNumber)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <button
          type="button"
          aria-label={about ? texts.moreOf(about) : texts.more}
          disabled={!isHydrated}
          aria-disabled={number >= max || undefined}
          onClick={() => step(1)}
        >
          <Icon name="plus" size="s" />
        </button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** As if the number had been typed. */
export function typeNumber(input: HTMLInputElement, number: number) {
  if (input.value === String(number)) return;
  input.value = String(number);
  announce(input);
}

/** Dispatches `input`, as typing does, for the form's listeners. */
function announce(input: HTMLInputElement) {
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** One step from a number that may not be a number yet, kept within the limits. */
export function stepped(from: number, by: number, min: number, max: number): number {
  const whole = Number.isFinite(from) ? Math.trunc(from) : min;
  return Math.min(max, Math.max(min, whole + by));
}
