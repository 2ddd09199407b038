import type { ContentField, FieldGroup } from "~/content-desk/fields";
import { Field } from "~/ui/field";
import type { Refused } from "../action.server";
import { Block } from "../block";
import { Ticks } from "../ticks";

type Shown = FieldGroup & { values: Record<string, string> };

/** A part of a kind's form, under its heading. */
export function ContentFields({ group, refused }: { group: Shown; refused?: Refused }) {
  return (
    <Block id={group.id} title={group.title}>
      {group.note && <p className="dim">{group.note}</p>}
      <div className="form">
        {group.fields.map((field) => (
          <One key={field.name} field={field} shown={group.values[field.name] ?? ""} refused={refused} />
        ))}
      </div>
    </Block>
  );
}

function One({ field, shown, refused }: { field: ContentField; shown: string; refused?: Refused }) {
  const { name, label, hint, type, options = [], optional } = field;
  const error = refused?.errors[name];
  if (type === "days" || type === "ticks") {
    const chosen = refused?.ticked[name] ?? shown.split(",");
    return (
      <Ticks
        legend={label}
        name={name}
        type="checkbox"
        options={options}
        chosen={chosen}
        error={error}
        hint={hint}
        inRow
      />
    );
  }
  const value = refused?.typed[name] ?? shown;
  if (type === "choice") {
    return (
      <Ticks legend={label} name={name} options={options} chosen={value} error={error} hint={hint} inRow />
    );
  }
  const shared = { name, label, hint, error, optional, defaultValue: value };
  if (type === "text" || type === "lines" || type === "table")
    return <Field as="textarea" {...shared} rows={type === "lines" ? 3 : 6} />;
  return <Field {...shared} type={inputs[type]} inputMode={type === "shillings" ? "decimal" : undefined} />;
}

const inputs = { line: "text", shillings: "text", moment: "datetime-local", time: "time" };
