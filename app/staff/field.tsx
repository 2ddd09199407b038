type Props = {
  label: string;
  /** Said at the right of the label. */
  aside?: string;
  name: string;
  value?: string;
  error?: string;
  hint?: string;
} & Omit<React.ComponentProps<"input">, "value" | "name" | "defaultValue">;

/** A labelled input that keeps what was typed and says what is wrong with it. */
export function Field({ label, aside, name, value, error, hint, ...input }: Props) {
  const told = error ? `${name}-error` : hint && `${name}-hint`;
  return (
    <div className={`f${error ? " f--err" : ""}`}>
      <label htmlFor={name}>
        {label}
        {aside && <span className="opt">{aside}</span>}
      </label>
      <input
        {...input}
        id={name}
        name={name}
        className="in"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={told}
      />
      {error ? (
        <p className="f__err" id={told} role="alert">
          {error}
        </p>
      ) : (
        hint && (
          <p className="hint" id={told}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
