import { type ComponentProps, type ReactNode, useId } from "react";
import { useWords } from "~/language/use-language";
import { AlertIcon } from "./alert-icon";
import { partWords } from "./content.sw";

type Frame = {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  /** Something to consider that is no error. */
  note?: ReactNode;
  /** Marked at the right of the label; required fields carry no mark. */
  optional?: boolean;
  /** Said at the right of the label in the place of the mark. */
  aside?: string;
  /** Takes the whole row of a two-column form. */
  full?: boolean;
};
type Own = "className" | "name" | "id" | "aria-invalid" | "aria-describedby";
type Control =
  | ({ as?: "input" /** What may be meant. */; suggestions?: string[] } & Omit<ComponentProps<"input">, Own>)
  | ({ as: "textarea" } & Omit<ComponentProps<"textarea">, Own>)
  | ({ as: "select"; options?: readonly Option[] } & Omit<ComponentProps<"select">, Own>);

/** A choice that is sent as it reads, or as something else. */
type Option = string | readonly [value: string, text: string];

export type FieldProps = Frame & Control;

export function Field({ label, name, hint, error, note, optional, aside, full, ...control }: FieldProps) {
  const id = useId();
  const texts = useWords(partWords);
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const mark = optional ? texts.optional : aside;
  const shared = {
    id,
    name,
    className: "input",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": notes || undefined,
  };
  return (
    <div className={["field", error && "field--err", full && "full"].filter(Boolean).join(" ")}>
      <label htmlFor={id}>
        {label} {mark && <span className="opt">{mark}</span>}
      </label>
      {controlElement(control, shared)}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {note && (
        <p className="field__hint" role="status">
          {note}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field__err" id={id}>
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}

export function Options({ of }: { of: readonly Option[] }) {
  return of.map((option) => {
    const [value, text] = typeof option === "string" ? [option, option] : option;
    return (
      <option key={value} value={value}>
        {text}
      </option>
    );
  });
}

function controlElement(control: Control, shared: { id: string }): ReactNode {
  switch (control.as) {
    case "textarea": {
      const { as, ...rest } = control;
      return <textarea {...rest} {...shared} />;
    }
    case "select": {
      const { as, options, children, ...rest } = control;
      return (
        <select {...rest} {...shared}>
          {children}
          {options && <Options of={options} />}
        </select>
      );
    }
    default: {
      const { as, suggestions, ...rest } = control;
      if (!suggestions) return <input {...rest} {...shared} />;
      const list = `${shared.id}-list`;
      return (
        <>
          <input {...rest} {...shared} list={list} />
          <datalist id={list}>
            <Options of={suggestions} />
          </datalist>
        </>
      );
    }
  }
}
