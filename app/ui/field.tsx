import { type ComponentProps, type ReactNode, useId } from "react";
import { AlertIcon } from "./alert-icon";

type Frame = {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  /** Something to consider that is no error. */
  note?: ReactNode;
  /** Marked at the right of the label; required fields carry no mark. */
  optional?: boolean;
  /** Takes the whole row of a two-column form. */
  full?: boolean;
};
type Own = "className" | "name" | "id" | "aria-invalid" | "aria-describedby";
type Control =
  | ({ as?: "input" } & Omit<ComponentProps<"input">, Own>)
  | ({ as: "textarea" } & Omit<ComponentProps<"textarea">, Own>)
  | ({ as: "select" } & Omit<ComponentProps<"select">, Own>);

export type FieldProps = Frame & Control;

export function Field({ label, name, hint, error, note, optional, full, ...control }: FieldProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
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
        {label} {optional && <span className="opt">Optional</span>}
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

function controlElement(control: Control, shared: object): ReactNode {
  switch (control.as) {
    case "textarea": {
      const { as, ...rest } = control;
      return <textarea {...rest} {...shared} />;
    }
    case "select": {
      const { as, ...rest } = control;
      return <select {...rest} {...shared} />;
    }
    default: {
      const { as, ...rest } = control;
      return <input {...rest} {...shared} />;
    }
  }
}
