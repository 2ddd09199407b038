import type { ComponentProps } from "react";
import { Field } from "~/ui/field";
import { EmailField } from "./email-field";

/** What a form asks for, under the names of its input, in the order of the page. What is not optional is required. */
export type ShownFields<Name extends string = string> = Readonly<Record<Name, ShownField>>;

type ShownField = {
  label: string;
  hint?: string;
  optional?: true;
  full?: true;
} & (
  | { as: "email" }
  | { as: "select"; empty: string; options: readonly string[] }
  | { as: "textarea"; rows: number; placeholder?: string; autoComplete?: string }
  | ({ as?: "input" } & Pick<
      ComponentProps<"input">,
      "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "placeholder"
    >)
);

type State = { name: string; defaultValue?: string; error?: string; autoFocus?: boolean };

type FormFieldsProps = { fields: ShownFields; field: (name: string) => State };

export function FormFields({ fields, field }: FormFieldsProps) {
  return Object.entries(fields).map(([name, shown]) => (
    <FormField key={name} state={field(name)} shown={shown} />
  ));
}

function FormField({ state, shown }: { state: State; shown: ShownField }) {
  if (shown.as === "email") return <EmailField label={shown.label} full={shown.full} {...state} />;
  const required = !shown.optional;
  if (shown.as !== "select") return <Field {...shown} {...state} required={required} />;
  const { options, empty, ...select } = shown;
  return (
    <Field {...select} {...state} required={required}>
      <option value="">{empty}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Field>
  );
}
