import { type KeyboardEvent, useId, useRef } from "react";
import type { SerialNumber } from "~/db/schema";
import { serialField, serialsIn } from "~/serial-numbers/typed";
import { machineName } from "~/stock/machine-name";
import { FieldError } from "~/ui/field";
import { serialTexts as texts } from "./content";
import { ScanButton } from "./scan-button";
import type { StepParts, Typed } from "./steps/order-step";

/** A field for each machine: one number on each line, as a scanner types them. */
export function SerialFields(parts: StepParts) {
  return machinesIn(parts).map(({ machine, count }) => (
    <SerialField key={machine} machine={machine} count={count} {...parts} />
  ));
}

type FieldProps = StepParts & { machine: string | null; count: number };

function SerialField({ machine, count, state, typed }: FieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = serialField(machine);
  const error = state.errors[name];
  const given = serialsIn(typed[name] ?? "").length;
  return (
    <div className={error ? "field field--err" : "field"}>
      <label htmlFor={id}>
        {machine ? texts.of(machineName(machine)) : texts.other}{" "}
        {machine && <span className="opt">{texts.count(given, count)}</span>}
      </label>
      <textarea
        id={id}
        ref={field}
        className="input"
        name={name}
        rows={Math.min(Math.max(count, 2), 6)}
        defaultValue={state.values[name]}
        spellCheck={false}
        autoCapitalize="characters"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        data-serials
        onKeyDown={(event) => goOn(event, count)}
      />
      <p className="field__hint" id={`${id}-hint`}>
        {texts.hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <ScanButton onScanned={(serial) => field.current && append(field.current, serial)} />
    </div>
  );
}

/** A scanner ends each number with Enter: after the last of a machine it goes on with the next machine's. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>, count: number) {
  const { currentTarget: field } = event;
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || serialsIn(field.value).length < count)
    return;
  const fields = [...(field.form?.querySelectorAll<HTMLElement>("[data-serials]") ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function append(field: HTMLTextAreaElement, serial: string) {
  if (serialsIn(field.value).includes(serial)) return;
  field.value = [...serialsIn(field.value), serial].join("\n");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function machinesIn({ lines, state }: StepParts): { machine: string | null; count: number }[] {
  const counts = new Map<string | null, number>();
  for (const { hardwareType, quantity } of lines)
    counts.set(hardwareType, (counts.get(hardwareType) ?? 0) + quantity);
  // Those from before each machine had its own stay where they can be put right.
  if (state.values[serialField(null)]) counts.set(null, 0);
  return [...counts].map(([machine, count]) => ({ machine, count }));
}

/** What is written down already. */
export function defaultsOfSerials({
  serials,
}: {
  serials: Pick<SerialNumber, "machine" | "serial">[];
}): Typed {
  const values: Record<string, string> = {};
  for (const { machine, serial } of serials) {
    const name = serialField(machine);
    values[name] = [values[name], serial].filter(Boolean).join("\n");
  }
  return values;
}
