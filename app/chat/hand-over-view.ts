import { focusProblem } from "~/forms/attention";
import type { FormState } from "~/forms/form-state";
import type { FormFailure } from "~/forms/result";
import { formWords } from "~/forms/texts.sw";
import { languageHere } from "~/language/language";
import { marks } from "~/marks";
import { timeHere } from "~/time/zones";
import { chatWords } from "./content.sw";
import { announce, copyOf } from "./talk";

type Actions = { stopWaiting: () => void; clear: () => void };

/** Shows the form's state with the same markup as the site's other forms, copied from the page's templates. */
export function openHandOverView(form: HTMLFormElement, actions: Actions) {
  const button = form.querySelector("button") as HTMLButtonElement;
  const label = [...button.childNodes];
  let last: FormState | undefined;

  return function show(state: FormState) {
    const isBusy = state.phase === "sending";
    if (isBusy !== button.disabled) {
      button.disabled = isBusy;
      button.replaceChildren(...(isBusy ? [copyOf("chat-busy")] : label));
      if (isBusy) announce(chatWords[languageHere()].handOver.sending);
    }
    showErrors(form, state.errors);
    showMessage(form, state, actions);
    if (last && state.attention > last.attention) focusProblem(form);
    last = state;
  };
}

/** What the server has answered to the form before the script ran. */
export function answerIn(form: HTMLFormElement): FormFailure | undefined {
  const banner = form.querySelector(".banner");
  if (!banner) return undefined;
  const text = (parent: Element, selector: string) => parent.querySelector(selector)?.textContent ?? "";
  const errors = [...form.querySelectorAll(".field--err")].map((field) => [
    field.querySelector("[name]")?.getAttribute("name") ?? "",
    text(field, ".field__err"),
  ]);
  return {
    success: false,
    message: text(banner, "b"),
    note: text(banner, "span"),
    errors: Object.fromEntries(errors),
  };
}

function showErrors(form: HTMLFormElement, errors: FormState["errors"]) {
  for (const field of form.querySelectorAll(".field")) {
    const control = field.querySelector<HTMLInputElement>("[name]");
    const text = control && errors[control.name];
    field.classList.toggle("field--err", Boolean(text));
    field.querySelector(".field__err")?.remove();
    control?.removeAttribute("aria-invalid");
    control?.removeAttribute("aria-describedby");
    if (!control || !text) continue;
    const error = copyOf("chat-field-error");
    error.id = `chat-${control.name}-error`;
    error.append(text);
    field.append(error);
    control.setAttribute("aria-invalid", "true");
    control.setAttribute("aria-describedby", error.id);
  }
}

function showMessage(form: HTMLFormElement, { phase, failure, restoredAt }: FormState, actions: Actions) {
  const formTexts = formWords[languageHere()];
  for (const old of form.querySelectorAll(`[${marks.formMessage}]`)) old.remove();
  if (phase === "waiting") form.prepend(note(formTexts.waiting, formTexts.stopWaiting, actions.stopWaiting));
  else if (phase === "idle" && failure) form.prepend(banner(failure.message, failure.note));
  else if (phase === "idle" && restoredAt) {
    form.prepend(
      note(formTexts.restored(timeHere(restoredAt, languageHere())), formTexts.clear, actions.clear),
    );
  }
}

function banner(message: string, text?: string): HTMLElement {
  const element = copyOf("chat-banner");
  (element.querySelector("b") as HTMLElement).textContent = message;
  if (text) (element.querySelector("span") as HTMLElement).textContent = text;
  return element;
}

function note(text: string, label: string, onClick: () => void): HTMLElement {
  const element = copyOf("chat-note");
  const button = element.querySelector("button") as HTMLButtonElement;
  (element.querySelector("span") as HTMLElement).textContent = text;
  button.textContent = label;
  button.addEventListener("click", onClick);
  return element;
}
