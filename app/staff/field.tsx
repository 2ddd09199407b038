import type { ReactNode } from "react";

type FrameProps = {
  id: string;
  label: string;
  /** Said at the right of the label. */
  aside?: string;
  error?: string;
  hint?: string;
};

type Props = Omit<FrameProps, "id"> & {
  id?: string;
  name: string;
  value?: string;
} & Omit<React.ComponentProps<"input">, "id" | "value" | "name" | "defaultValue">;

/** A labelled input that keeps what was typed and says what is wrong with it. */
export function Field({ name, id = name, label, aside, value, error, hint, ...input }: Props) {
  return (
    <FieldFrame {...{ id, label, aside, error, hint }}>
      <input
        {...input}
        id={id}
        name={name}
        className="input"
        defaultValue={value}
        {...described({ id, error, hint })}
      />
    </FieldFrame>
  );
}

/** Label, what is wrong and what to know, around a field of any kind. */
export function FieldFrame({
  id,
  label,
  aside,
  error,
  hint,
  children,
}: FrameProps & { children: ReactNode }) {
  return (
    <div className={error ? "field field--err" : "field"}>
      <label htmlFor={id}>
        {label}
        {aside && <span className="opt">{aside}</span>}
      </label>
      {children}
      {error && (
        <p className="field__err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What a screen reader says with the field. */
export function described({ id, error, hint }: Pick<FrameProps, "id" | "error" | "hint">) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}
