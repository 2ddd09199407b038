import { isSecretPath } from "~/secret-paths";
import { answerTimeoutMs } from "./answer-timeout";
import { attemptId, dropDraft, forgetSent, readDraft, saveDraft } from "./draft";
import { type Check, openChecks } from "./field-checks";
import { bodyOf, fillFields, hasText, readFields } from "./fields";
import type { FormState } from "./form-state";
import type { FormDone, FormResult } from "./result";
import { sentElsewhere } from "./unsent/sent-elsewhere";

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
  /** What is sent, in a word: order, message. */
  what: string;
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
  const { name, what, post, onChange, onDone, cameFrom, consoleLine } = options;
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
    if (state.phase === "waiting") keepForLater();
    else if (hasText(form)) saveDraft(name, { fields: readFields(form) });
    else dropDraft(name);
  }

  /** Should this page be closed, another one sends it. The address of something secret is kept nowhere. */
  function keepForLater() {
    const fields = readFields(form);
    const body = bodyOf(form, { requestId: attemptId(name, fields), from: cameFrom() });
    const { pathname, search } = new URL(form.action);
    const texts = [...body].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const kept = isSecretPath(pathname) ? undefined : { to: pathname + search, body: texts, what };
    saveDraft(name, { fields, waiting: true, post: kept });
  }

  async function send() {
    if (isBusy) return;
    isBusy = true;
    checks.stop();
    change({ phase: "sending", failure: undefined, errors: {}, isUnsent: false });
    saveDraft(name, { fields: readFields(form) });
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
      release();
      forgetSent(name);
      change({ phase: "idle", restoredAt: undefined });
      onDone(result);
    } else if (result.unreachable && (ownTries > 0 || !navigator.onLine)) wait();
    else fail({ failure: result, errors: result.errors ?? {} });
  }

  function fail(problem: Pick<FormState, "failure" | "errors">) {
    isBusy = false;
    release();
    saveDraft(name, { waiting: false });
    change({ phase: "idle", ...problem, attention: state.attention + 1 });
  }

  function wait() {
    isBusy = false;
    console.error(consoleLine, "There is no connection.");
    form.dataset.waits = name;
    keepForLater();
    change({ phase: "waiting", attention: state.attention + (ownTries === 0 ? 1 : 0) });
    sendWhenOnline();
  }

  /** Another page may send it from now on. */
  function release() {
    delete form.dataset.waits;
  }

  /** At once when the connection returns and, if that fails, again after a pause. */
  function sendWhenOnline() {
    clearTimeout(retryTimer);
    if (state.phase !== "waiting" || !state.online || isHeld || !form.dataset.waits) return;
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
    empty();
    form.querySelector<HTMLElement>(".input")?.focus();
  }

  /** The fields tell that they changed, and a form that still waits would keep them. */
  function empty() {
    change({ phase: "idle", failure: undefined, errors: {}, restoredAt: undefined, isUnsent: false });
    fillFields(form, {});
    dropDraft(name);
  }

  function stopWaiting() {
    clearTimeout(retryTimer);
    release();
    saveDraft(name, { waiting: false });
    change({ phase: "idle", failure: undefined });
  }

  function restore() {
    const kept = readDraft(name);
    const isFilled = hasText(form);
    if (kept && !isFilled) fillFields(form, kept.fields);
    if (kept && (!isFilled || kept.waiting)) change({ restoredAt: kept.savedAt });
    if (!kept?.waiting) save();
    else if (!kept.post) change({ isUnsent: true });
    else {
      change({ phase: "waiting" });
      // Sent by `<unsent-forms>`, which the chat's own page lacks.
      if (document.querySelector("unsent-forms")) return;
      form.dataset.waits = name;
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
    sentElsewhere(name, empty, signal);
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
      release();
      clearTimeout(retryTimer);
      checks.stop();
    },
  };
}
