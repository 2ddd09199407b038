import { type ReactNode, useId } from "react";
import type { Typed } from "~/orders/steps/preview";
import { described, Field, FieldFrame } from "../field";

/** What the fields of a step read: what stands in them, and what is wrong. */
export type FieldState = { values: Typed; errors: Record<string, string> };

type Common = { name: string; label: string; state: FieldState; aside?: string; hint?: string };

type Input = Common & {
  type?: "text" | "date" | "datetime-local" | "tel" | "url";
  required?: boolean;
  placeholder?: string;
  list?: string[];
  inputMode?: "decimal" | "tel";
  maxLength?: number;
};

export function TextField({ name, state, list, ...field }: Input) {
  const id = useId();
  return (
    <>
      <Field
        id={id}
        name={name}
        value={state.values[name]}
        error={state.errors[name]}
        list={list && `${id}-list`}
        autoComplete="off"
        {...field}
      />
      {list && (
        <datalist id={`${id}-list`}>
          {list.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}

export function AreaField({
  name,
  label,
  state,
  aside,
  hint,
  placeholder,
}: Common & { placeholder?: string }) {
  const id = useId();
  return (
    <Frame id={id} {...{ name, label, state, aside, hint }}>
      <textarea
        className="in"
        id={id}
        name={name}
        defaultValue={state.values[name]}
        placeholder={placeholder}
        maxLength={500}
        {...describedBy(id, name, state, hint)}
      />
    </Frame>
  );
}

export function SelectField({
  name,
  label,
  state,
  options,
}: Common & { options: [value: string, text: string][] }) {
  const id = useId();
  return (
    <Frame id={id} {...{ name, label, state }}>
      <select
        className="in"
        id={id}
        name={name}
        defaultValue={state.values[name]}
        {...describedBy(id, name, state)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
}

export function RadioField({
  name,
  label,
  state,
  options,
}: Common & { options: [value: string, text: string][] }) {
  return (
    <fieldset className={state.errors[name] ? "f f--err ticks" : "f ticks"}>
      <legend className="lab">{label}</legend>
      {options.map(([value, text]) => (
        <label className="tick" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={state.values[name] === value}
            required
          />
          {text}
        </label>
      ))}
      {state.errors[name] && <p className="f__err">{state.errors[name]}</p>}
    </fieldset>
  );
}

function Frame({ id, name, state, children, ...said }: Common & { id: string; children: ReactNode }) {
  return (
    <FieldFrame id={id} error={state.errors[name]} {...said}>
      {children}
    </FieldFrame>
  );
}

function describedBy(id: string, name: string, { errors }: FieldState, hint?: string) {
  return described({ id, error: errors[name], hint });
}
