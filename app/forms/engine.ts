import { answerTimeoutMs } from "./answer-timeout";
import { attemptId, dropDraft, readDraft, saveDraft } from "./draft";
import { type Check, openChecks } from "./field-checks";
import { bodyOf, fillFields, hasText, readFields } from "./fields";
import type { FormState } from "./form-state";
import type { FormDone, FormResult } from "./result";

export type FormOptions<Done extends object> = {
  /** Names the draft kept in this browser. */
  name: string;
  /** A message for each wrong field. Without it the server alone looks at the rules. */
  check?: Check;
  post: (body: FormData) => Promise<FormResult<Done>>;
  onChange: (state: FormState) => void;
  onDone: (result: FormDone<Done>) => void;
  /** Path of the page that led here. */
  cameFrom: () => string;
  /** What still waited for a connection when the page was closed goes out when it is opened again, or asks. */
  unsent: "send" | "ask";
  /** Written to the console when nothing could be sent. */
  consoleLine: string;
};

export type FormEngine = ReturnType<typeof openForm>;

/**
 * Takes over a form that works without JavaScript: it is sent without a reload, kept in this browser until it is
 * sent, and waits while there is no connection. Fields stay the browser's own, so what was typed before is kept.
 */
export function openForm<Done extends object>(
  form: HTMLFormElement,
  start: FormState,
  options: FormOptions<Done>,
) {
  const { name, post, onChange, onDone, cameFrom, unsent, consoleLine } = options;
  const listeners = new AbortController();
  const shownAt = performance.now();
  let state = start;
  let isBusy = false;
  let isHeld = false;
  /** How often it was sent by itself since the visitor last pressed the button. */
  let ownTries = 0;
  let retryTimer = 0;
  const checks = openChecks(form, options.check, (field, message) => {
    if (!isBusy) change({ errors: { ...state.errors, [field]: message } });
  });

  function change(next: Partial<FormState>) {
    state = { ...state, ...next };
    if (!listeners.signal.aborted) onChange(state);
  }

  function save() {
    if (hasText(form)) saveDraft(name, { fields: readFields(form) });
    else dropDraft(name);
  }

  async function send() {
    if (isBusy) return;
    isBusy = true;
    checks.stop();
    change({ phase: "sending", failure: undefined, errors: {}, isUnsent: false });
    save();
    const fields = readFields(form);
    // A restored draft is not typed again, so the elapsed time says nothing.
    const elapsed = state.restoredAt ? undefined : performance.now() - shownAt;
    const body = bodyOf(form, { requestId: attemptId(name, fields), from: cameFrom(), elapsed });
    const errors = await checks.all(fields);
    if (Object.keys(errors).length > 0) fail({ errors });
    else if (navigator.onLine) settle(await post(body));
    else wait();
  }

  function settle(result: FormResult<Done>) {
    if (result.success) {
      isBusy = false;
      dropDraft(name);
      change({ phase: "idle", restoredAt: undefined });
      onDone(result);
    } else if (result.unreachable && (ownTries > 0 || !navigator.onLine)) wait();
    else fail({ failure: result, errors: result.errors ?? {} });
  }

  function fail(problem: Pick<FormState, "failure" | "errors">) {
    isBusy = false;
    saveDraft(name, { waiting: false });
    change({ phase: "idle", ...problem, attention: state.attention + 1 });
  }

  function wait() {
    isBusy = false;
    console.error(consoleLine, "There is no connection.");
    saveDraft(name, { fields: readFields(form), waiting: true });
    change({ phase: "waiting", attention: state.attention + (ownTries === 0 ? 1 : 0) });
    sendWhenOnline();
  }

  /** At once when the connection returns and, if that fails, again after a pause. */
  function sendWhenOnline() {
    clearTimeout(retryTimer);
    if (state.phase !== "waiting" || !state.online || isHeld) return;
    const pause = ownTries === 0 ? 0 : answerTimeoutMs;
    retryTimer = window.setTimeout(() => {
      ownTries += 1;
      void send();
    }, pause);
  }

  function sendNow() {
    ownTries = 0;
    void send();
  }

  function clear() {
    dropDraft(name);
    fillFields(form, {});
    change({ phase: "idle", failure: undefined, errors: {}, restoredAt: undefined, isUnsent: false });
    form.querySelector<HTMLElement>(".input")?.focus();
  }

  function stopWaiting() {
    clearTimeout(retryTimer);
    saveDraft(name, { waiting: false });
    change({ phase: "idle", failure: undefined });
  }

  function restore() {
    const kept = readDraft(name);
    const isFilled = hasText(form);
    if (kept && !isFilled) fillFields(form, kept.fields);
    if (kept && (!isFilled || kept.waiting)) change({ restoredAt: kept.savedAt });
    save();
    if (kept?.waiting && unsent === "ask") change({ isUnsent: true });
    else if (kept?.waiting) {
      change({ phase: "waiting" });
      sendWhenOnline();
    }
  }

  function listen() {
    const { signal } = listeners;
    form.addEventListener("submit", onSubmit, { signal });
    form.addEventListener("input", onInput, { signal });
    form.addEventListener("focusout", onFocusOut, { signal });
    // Loads the rules before the first check needs them.
    form.addEventListener("focusin", () => void checks.all({}), { signal, once: true });
    for (const event of ["online", "offline"]) window.addEventListener(event, onConnection, { signal });
  }

  function onSubmit(event: Event) {
    event.preventDefault();
    sendNow();
  }

  function onInput({ target }: Event) {
    const { name: field } = target as HTMLInputElement;
    save();
    if (state.errors[field]) void checks.one(field);
  }

  function onFocusOut({ target }: Event) {
    const { name: field, value } = target as HTMLInputElement;
    if (field && value) checks.oneSoon(field);
  }

  function onConnection() {
    change({ online: navigator.onLine });
    sendWhenOnline();
  }

  listen();
  change({ hydrated: true, online: navigator.onLine });
  restore();

  return {
    send: sendNow,
    clear,
    stopWaiting,
    /** While held, nothing goes out by itself. */
    hold(held: boolean) {
      isHeld = held;
      sendWhenOnline();
    },
    close() {
      listeners.abort();
      clearTimeout(retryTimer);
      checks.stop();
    },
  };
}
