import { Field } from "~/ui/field";
import { Ticks } from "../ticks";
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

export function SpecField({ state, ...spec }: FieldSpec & { state: FieldState }) {
  const shown = { defaultValue: state.values[spec.name], error: state.errors[spec.name] };
  switch (spec.kind) {
    case "hidden":
      return <input type="hidden" name={spec.name} value={shown.defaultValue ?? ""} />;
    case "radio":
      return (
        <Ticks legend={spec.label} {...spec} chosen={shown.defaultValue} error={shown.error} type="radio" />
      );
    case "area": {
      const { kind: _, ...asked } = spec;
      return <Field as="textarea" {...asked} {...shown} maxLength={500} />;
    }
    case "select": {
      const { kind: _, ...asked } = spec;
      return <Field as="select" {...asked} {...shown} />;
    }
    default: {
      const { kind: _, list, ...asked } = spec;
      return <Field {...asked} {...shown} suggestions={list} autoComplete="off" />;
    }
  }
}
