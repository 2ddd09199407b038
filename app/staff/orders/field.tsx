import { useId } from "react";
import { described, Field, FieldFrame } from "../field";
import type { Typed } from "./steps/order-step";

/** What fields read: what stands in them, and what is wrong. */
export type FieldState = { values: Typed; errors: Record<string, string> };

type Asked = { name: string; label: string; aside?: string; hint?: string; placeholder?: string };
type Text = Asked & {
  kind?: "text";
  type?: "text" | "date" | "datetime-local" | "tel" | "url";
  required?: boolean;
  list?: string[];
  inputMode?: "decimal" | "tel";
  maxLength?: number;
};
type Choice = Asked & { kind: "select" | "radio"; options: [value: string, text: string][] };

/** One thing that a form asks for. */
export type FieldSpec = Text | Choice | (Asked & { kind: "area" }) | { kind: "hidden"; name: string };

type Shown<Spec> = Spec & { id: string; value?: string; error?: string };

export function SpecField({ state, ...spec }: FieldSpec & { state: FieldState }) {
  const shown = { id: useId(), value: state.values[spec.name], error: state.errors[spec.name] };
  switch (spec.kind) {
    case "hidden":
      return <input type="hidden" name={spec.name} value={shown.value ?? ""} />;
    case "area":
      return <AreaField {...spec} {...shown} />;
    case "select":
      return <SelectField {...spec} {...shown} />;
    case "radio":
      return <RadioField {...spec} {...shown} />;
    default:
      return <TextField {...spec} {...shown} />;
  }
}

function TextField({ kind: _, id, list, ...field }: Shown<Text>) {
  return (
    <>
      <Field id={id} list={list && `${id}-list`} autoComplete="off" {...field} />
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

function AreaField({ name, value, placeholder, ...said }: Shown<Asked>) {
  return (
    <FieldFrame {...said}>
      <textarea
        className="input"
        id={said.id}
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={500}
        {...described(said)}
      />
    </FieldFrame>
  );
}

function SelectField({ name, value, options, ...said }: Shown<Choice>) {
  return (
    <FieldFrame {...said}>
      <select className="input" id={said.id} name={name} defaultValue={value} {...described(said)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function RadioField({ name, label, value: chosen, error, options }: Shown<Choice>) {
  return (
    <fieldset className={error ? "field field--err ticks" : "field ticks"}>
      <legend className="lab">{label}</legend>
      {options.map(([value, text]) => (
        <label className="tick" key={value}>
          <input type="radio" name={name} value={value} defaultChecked={chosen === value} required />
          {text}
        </label>
      ))}
      {error && <p className="field__err">{error}</p>}
    </fieldset>
  );
}
