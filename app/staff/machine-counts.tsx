import { machines } from "~/catalogue/machines";
import { fieldLimits } from "~/choices/field-limits";
import { amountText } from "~/money/format";

type Fields = Record<string, string | undefined>;

/** How many of each machine; the names of the fields are the machines' ids, as every order names them. */
export function MachineCounts(props: { legend: string; values: Fields; errors: Fields; error?: string }) {
  const { legend, values, errors, error } = props;
  return (
    <fieldset
      className={error ? "field field--err" : "field"}
      aria-describedby={error ? "machines-error" : undefined}
    >
      <legend className="lab">{legend}</legend>
      {machines.map(({ id, name, price }) => (
        <label className="count" key={id}>
          <span>
            {name} <span className="dim caption">{amountText(price)}</span>
          </span>
          <input
            className="input"
            type="number"
            inputMode="numeric"
            name={id}
            min={0}
            max={fieldLimits.quantity}
            defaultValue={values[id] ?? "0"}
            aria-invalid={errors[id] ? true : undefined}
          />
        </label>
      ))}
      {error && (
        <p className="field__err" id="machines-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
