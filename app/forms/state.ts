import { type FocusEvent, type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { useAttention } from "./attention";
import { useAutosave } from "./autosave";
import { type Check, useChecks } from "./checks";
import { attemptId, dropDraft, readDraft, saveDraft } from "./draft";
import { fillFields, hasWords, readFields, sendingFields } from "./fields";
import { previousPath } from "./origin";
import type { FormDone, FormFailure, FormResult } from "./result";
import { useWhenOnline } from "./retry";
import { patienceMs } from "./send";
import { formTexts } from "./texts";

type Options<Done extends object> = {
  /** Names the draft kept in this browser. */
  name: string;
  check: Check;
  onDone: (result: FormDone<Done>) => void;
  /** What the server answered to the same form sent without JavaScript. */
  answered?: FormResult<Done>;
  /** Path of the page that led here; the one seen before if not given. */
  cameFrom?: () => string;
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
  const { name, check, onDone, answered, cameFrom = previousPath } = options;
  const fetcher = useFetcher<FormResult<Done>>();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const memory = useRef({ busy: false, asked: false, tries: 0, shownAt: 0 });
  const draft = useAutosave(name, form);
  const [state, setState] = useState<FormState>(() => startingWith(answered));
  const checks = useChecks(form, check, (field, message) =>
    setState((now) => ({ ...now, errors: { ...now.errors, [field]: message } })),
  );

  function change(next: Partial<FormState>) {
    setState((now) => ({ ...now, ...next }));
  }

  function fail(failure: FormFailure | undefined, errors: Record<string, string> = {}) {
    memory.current.busy = false;
    saveDraft(name, { waiting: false });
    setState((now) => ({ ...now, phase: "idle", failure, errors, attention: now.attention + 1 }));
  }

  function wait() {
    const attention = memory.current.asked ? 1 : 0;
    memory.current = { ...memory.current, busy: false, asked: false };
    if (form.current) saveDraft(name, { fields: readFields(form.current), waiting: true });
    setState((now) => ({
      ...now,
      phase: "waiting",
      failure: { success: false, message: formTexts.unreachable },
      errors: {},
      attention: now.attention + attention,
    }));
  }

  async function send() {
    if (!form.current || memory.current.busy) return;
    memory.current.busy = true;
    change({ phase: "sending", failure: undefined, errors: {} });
    checks.stop();
    draft.keepNow();
    const fields = readFields(form.current);
    const body = bodyOf(form.current, attemptId(name, fields));
    const errors = await checks.all(fields);
    if (Object.keys(errors).length > 0) fail(undefined, errors);
    else if (!navigator.onLine) wait();
    else fetcher.submit(body, { method: "post", action: pathname + search });
  }

  function bodyOf(element: HTMLFormElement, requestId: string): FormData {
    const body = new FormData(element);
    body.set(sendingFields.requestId, requestId);
    body.set(sendingFields.from, cameFrom());
    // Nobody types a kept draft again, so its time says nothing.
    if (!state.restoredAt) {
      body.set(sendingFields.elapsed, String(Math.round(performance.now() - memory.current.shownAt)));
    }
    return body;
  }

  function settle(result: FormResult<Done>) {
    const bySelf = memory.current.tries > 0;
    if (result.success) {
      memory.current.busy = false;
      change({ phase: "idle" });
      draft.stop();
      dropDraft(name);
      onDone(result);
    } else if (result.unreachable && (bySelf || !navigator.onLine)) wait();
    else fail(result, result.errors);
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
    const kept = readDraft(name);
    if (kept && !hasWords(form.current)) {
      fillFields(form.current, kept.fields);
      form.current.dispatchEvent(new Event("input", { bubbles: true }));
      change({ restoredAt: kept.savedAt });
    }
    draft.keepNow();
    if (kept?.waiting) wait();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data as FormResult<Done>);
  }, [fetcher.data]);

  const online = useWhenOnline(state.phase === "waiting", memory.current.tries === 0 ? 0 : patienceMs, () => {
    memory.current.tries += 1;
    send();
  });
  useAttention(form, state.attention);

  const failedBefore = answered?.success === false ? answered : undefined;
  const values = failedBefore?.values ?? {};
  const firstWrong = Object.keys(failedBefore?.errors ?? {})[0];

  return {
    ...state,
    online,
    values,
    /** What a field needs to know of the form. A page without JavaScript finds the first wrong field by itself. */
    field: (field: string) => ({
      name: field,
      defaultValue: values[field],
      error: state.errors[field],
      autoFocus: field === firstWrong || undefined,
    }),
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
      /** Whoever starts to write will need the rules. */
      onFocus() {
        void checks.all({});
      },
      onInput(event: InputEvent<HTMLFormElement>) {
        const { name: field } = event.target as Element as HTMLInputElement;
        draft.keepSoon();
        if (state.errors[field]) checks.one(field);
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const { name: field, value } = event.target as Element as HTMLInputElement;
        if (field && value) checks.oneSoon(field);
      },
    },
  };
}

function startingWith(answered: FormResult | undefined): FormState {
  const failure = answered && !answered.success ? answered : undefined;
  return { live: false, phase: "idle", failure, errors: failure?.errors ?? {}, attention: 0 };
}
