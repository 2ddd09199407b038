import { type FocusEvent, type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { useAutosave } from "./form-autosave";
import { attemptId, dropDraft, readDraft, saveDraft } from "./form-draft";
import { fillFields, hasWords, readFields, sendingFields } from "./form-fields";
import { previousPath } from "./form-origin";
import type { FormDone, FormFailure, FormResult } from "./form-result";
import { patienceMs } from "./form-send";
import { formTexts } from "./form-texts";
import { useOnline } from "./online";

type Options<Done extends object> = {
  /** Names the draft kept in this browser. */
  name: string;
  /** The browser's own look at the rules: a message for each wrong field. The server looks again. */
  check: (fields: Record<string, string>) => Record<string, string>;
  onDone: (result: FormDone<Done>) => void;
  /** What the server answered to the same form sent without JavaScript. */
  answered?: FormResult<Done>;
  /** Where the form is sent; the page's own address with its query if not given. */
  action?: string;
};

export type FormState = {
  /** The page has come alive. Before, the form is plain HTML. */
  live: boolean;
  phase: "idle" | "sending" | "waiting";
  failure?: FormFailure;
  errors: Record<string, string | undefined>;
  /** When the words now in the form were kept in an earlier visit. */
  restoredAt?: number;
  /** Counts up whenever the visitor's eye should move to the first wrong field, or to the failure. */
  attention: number;
};

/**
 * A form that works without JavaScript, made better: sent without a reload, kept in this browser until it is
 * sent, waiting while there is no connection. Fields stay uncontrolled, so what was typed before the page came
 * alive is never lost.
 */
export function useFormState<Done extends object = object>(options: Options<Done>) {
  const { name, check, onDone, answered, action } = options;
  const fetcher = useFetcher<FormResult<Done>>();
  const { pathname, search } = useLocation();
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const memory = useRef({ busy: false, asked: false, tries: 0, shownAt: 0, checking: 0 });
  const draft = useAutosave(name, form);
  const [state, setState] = useState<FormState>(() => startingWith(answered));

  function change(next: Partial<FormState>) {
    setState((now) => ({ ...now, ...next }));
  }

  function fail(failure: FormFailure | undefined, errors: Record<string, string> = {}) {
    saveDraft(name, { waiting: false });
    setState((now) => ({ ...now, phase: "idle", failure, errors, attention: now.attention + 1 }));
  }

  function wait() {
    const attention = memory.current.asked ? 1 : 0;
    memory.current.asked = false;
    if (form.current) saveDraft(name, { fields: readFields(form.current), waiting: true });
    setState((now) => ({
      ...now,
      phase: "waiting",
      failure: { success: false, message: formTexts.unreachable },
      errors: {},
      attention: now.attention + attention,
    }));
  }

  function send() {
    if (!form.current || memory.current.busy) return;
    clearTimeout(memory.current.checking);
    draft.keepNow();
    const fields = readFields(form.current);
    const errors = check(fields);
    if (Object.keys(errors).length > 0) return fail(undefined, errors);
    if (!navigator.onLine) return wait();
    memory.current.busy = true;
    change({ phase: "sending", failure: undefined, errors: {} });
    const body = bodyOf(form.current, attemptId(name, fields));
    fetcher.submit(body, { method: "post", action: action ?? pathname + search });
  }

  function bodyOf(element: HTMLFormElement, requestId: string): FormData {
    const body = new FormData(element);
    body.set(sendingFields.requestId, requestId);
    body.set(sendingFields.from, previousPath());
    // Nobody types a kept draft again, so its time says nothing.
    if (!state.restoredAt) {
      body.set(sendingFields.elapsed, String(Math.round(performance.now() - memory.current.shownAt)));
    }
    return body;
  }

  function settle(result: FormResult<Done>) {
    if (!memory.current.busy) return;
    memory.current.busy = false;
    const bySelf = memory.current.tries > 0;
    if (result.success) {
      draft.stop();
      dropDraft(name);
      onDone(result);
    } else if (result.unreachable && (bySelf || !navigator.onLine)) wait();
    else fail(result, result.errors);
  }

  function look(field: string) {
    if (!form.current) return;
    const message = check(readFields(form.current))[field];
    setState((now) => ({ ...now, errors: { ...now.errors, [field]: message } }));
  }

  function clear() {
    draft.stop();
    dropDraft(name);
    if (form.current) fillFields(form.current, {});
    change({ phase: "idle", failure: undefined, errors: {}, restoredAt: undefined });
    form.current?.querySelector<HTMLElement>(".in")?.focus();
  }

  function stopWaiting() {
    saveDraft(name, { waiting: false });
    change({ phase: "idle", failure: undefined });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
  useEffect(() => {
    memory.current.shownAt = performance.now();
    change({ live: true });
    if (!form.current) return;
    form.current.noValidate = true;
    if (hasWords(form.current)) return draft.keepNow();
    const kept = readDraft(name);
    if (!kept) return;
    fillFields(form.current, kept.fields);
    change({ restoredAt: kept.savedAt });
    if (kept.waiting) wait();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data as FormResult<Done>);
  }, [fetcher.data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the connection returns, and again after a failed try.
  useEffect(() => {
    if (state.phase !== "waiting" || !online) return;
    const timer = setTimeout(
      () => {
        memory.current.tries += 1;
        send();
      },
      memory.current.tries === 0 ? 0 : patienceMs,
    );
    return () => clearTimeout(timer);
  }, [state.phase, online]);

  useEffect(() => {
    if (state.attention === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find("[role=alert]"))?.focus();
  }, [state.attention]);

  return {
    ...state,
    online,
    values: state.failure?.values ?? {},
    busy: state.phase === "sending",
    clear,
    stopWaiting,
    formProps: {
      ref: form,
      method: "post" as const,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        memory.current.asked = true;
        memory.current.tries = 0;
        send();
      },
      onInput(event: InputEvent<HTMLFormElement>) {
        const { name: field } = event.target as Element as HTMLInputElement;
        draft.keepSoon();
        if (state.errors[field]) look(field);
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const { name: field, value } = event.target as Element as HTMLInputElement;
        if (!field || !value) return;
        // At once, the message would push the button away from under the finger that is just pressing it.
        clearTimeout(memory.current.checking);
        memory.current.checking = window.setTimeout(look, 200, field);
      },
    },
  };
}

function startingWith(answered: FormResult | undefined): FormState {
  const failure = answered && !answered.success ? answered : undefined;
  return { live: false, phase: "idle", failure, errors: failure?.errors ?? {}, attention: 0 };
}
