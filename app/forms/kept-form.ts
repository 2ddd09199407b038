import { type FormEvent, useEffect, useRef, useState } from "react";
import { attemptId, dropDraft, readDraft, sameFields, saveDraft } from "./draft";
import type { Fields } from "./rules";

export type KeptOptions = {
  /** Names the draft kept in this browser: of this person and this thing. */
  name: string;
  /** True once the server has stored what was sent under this id. */
  hasArrived: (id: string) => boolean;
  /** Text that the server gave back, such as an answer that was called back. */
  givenBack?: Fields;
};

/**
 * Keeps what is typed into a form in this browser until the server has it: through refreshes of the page, a conflict,
 * leaving, an ended session and a crash. The form posts by itself; its hidden field `entry` names what is sent.
 */
export function useKeptForm({ name, hasArrived, givenBack }: KeptOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const sent = useRef<{ id: string; fields: Record<string, string> }>(undefined);
  const [isWriting, setWriting] = useState(false);
  const [restoredAt, setRestoredAt] = useState<number>();

  function save() {
    const form = ref.current;
    if (!form) return;
    const isTouched = !isUntouched(form);
    if (isTouched) saveDraft(name, { fields: typedIn(form) });
    else dropDraft(name);
    setWriting(isTouched);
  }

  function clear() {
    dropDraft(name);
    sent.current = undefined;
    ref.current?.reset();
    setWriting(false);
    setRestoredAt(undefined);
  }

  // Text may be typed before the application runs, where an earlier visit left a draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    const form = ref.current;
    if (!form || isUntouched(form)) return;
    const draft = readDraft(name);
    if (draft && !sameFields(draft.fields, typedIn(form))) putBefore(form, draft.fields);
    save();
  }, []);

  // After each render: a refresh may bring the news that what was sent has arrived.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const draft = readDraft(name);
    const attempt = sent.current ?? draft?.attempt;
    const typed = draft && isUntouched(form) ? draft.fields : typedIn(form);
    if (attempt && hasArrived(attempt.id) && sameFields(typed, attempt.fields)) clear();
    else if (draft && isUntouched(form) && fill(form, draft.fields)) {
      setWriting(true);
      setRestoredAt(draft.savedAt);
    }
  });

  const returned = useRef<Fields>(undefined);
  useEffect(() => {
    const form = ref.current;
    if (!form || !givenBack || givenBack === returned.current) return;
    returned.current = givenBack;
    putBefore(form, givenBack);
    saveDraft(name, { fields: typedIn(form) });
    setWriting(true);
  }, [givenBack, name]);

  function onSubmit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const fields = typedIn(form);
    const id = attemptId(name, fields);
    sent.current = { id, fields };
    const entry = form.elements.namedItem("entry");
    if (entry instanceof HTMLInputElement) entry.value = id;
  }

  return { formProps: { ref, onInput: save, onSubmit }, isWriting, restoredAt, clear };
}

type Control = HTMLTextAreaElement | HTMLInputElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && control.type === "text"),
  );
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
}

function isUntouched(form: HTMLFormElement): boolean {
  return controlsOf(form).every(({ value, defaultValue }) => value === defaultValue);
}

/** False if the form says the same already. */
function fill(form: HTMLFormElement, fields: Record<string, string>): boolean {
  if (sameFields(typedIn(form), fields)) return false;
  for (const control of controlsOf(form)) control.value = fields[control.name] ?? control.value;
  return true;
}

/** What is begun already stays behind what comes back. */
function putBefore(form: HTMLFormElement, fields: Fields) {
  for (const control of controlsOf(form)) {
    const { name, value, defaultValue } = control;
    const back = fields[name] ?? value;
    const isBegun = control instanceof HTMLTextAreaElement && value !== defaultValue && value !== back;
    control.value = isBegun ? `${back}\n\n${value}` : back;
  }
}
