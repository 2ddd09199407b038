import { sendingFields } from "~/forms/fields";
import type { FormFailure, FormResult } from "~/forms/result";
import { formTexts } from "~/forms/texts";
import { chat } from "./content";
import { add, announce, copyOf } from "./talk";
import { remember, transcript } from "./transcript";
import { whatsappUrl } from "./whatsapp";

const texts = chat.handOver;

/** The message form inside the conversation. */
export function openHandOver(section: HTMLElement, chatting: { page: () => string; sent: () => void }) {
  const form = section.querySelector("form") as HTMLFormElement;
  const button = form.querySelector("button") as HTMLButtonElement;
  const message = form.elements.namedItem("message") as HTMLTextAreaElement;
  const shownAt = { time: Date.now() };
  let attempt = { id: "", words: "" };
  form.noValidate = true;
  section.hidden = !form.querySelector(".banner");

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    clearErrors(form);
    const busy = showBusy(button);
    const result = await send(form);
    busy.end();
    if (result.success) done(result.message);
    else showErrors(form, result);
  });
  section.addEventListener("input", prepareWhatsApp);

  async function send(form: HTMLFormElement): Promise<FormResult> {
    const body = new FormData(form);
    const words = JSON.stringify([...body]);
    // The same words keep their id, so a repeated try is stored once; new words are a new message.
    if (words !== attempt.words) attempt = { id: crypto.randomUUID?.() ?? "", words };
    body.set(sendingFields.requestId, attempt.id);
    body.set(sendingFields.from, chatting.page());
    body.set(sendingFields.elapsed, String(Date.now() - shownAt.time));
    body.set("transcript", JSON.stringify(transcript().map(({ from, text }) => ({ from, text }))));
    try {
      const options = {
        method: "POST",
        body,
        signal: AbortSignal.timeout(15_000),
        headers: { Accept: "application/json" },
      };
      const answer = await fetch("/chat/hand-over", options);
      return await answer.json().catch(() => ({ success: false, message: texts.answers.failed }));
    } catch {
      return { success: false, message: formTexts.unreachable };
    }
  }

  function done(text: string) {
    section.hidden = true;
    form.reset();
    attempt = { id: "", words: "" };
    const confirmation = copyOf("chat-done");
    prepareWhatsApp();
    add(confirmation);
    remember({ from: "site", text: `${text} ${texts.next}` });
    chatting.sent();
    confirmation.querySelector("h2")?.focus();
  }

  function prepareWhatsApp() {
    const asked = message.value.trim() || transcript().findLast(({ from }) => from === "visitor")?.text;
    const url = whatsappUrl(asked ? `Hello Velto. ${asked}` : texts.whatsappText);
    for (const link of document.querySelectorAll("[data-whatsapp]")) link.setAttribute("href", url);
  }

  return {
    show() {
      section.hidden = false;
      shownAt.time = Date.now();
      prepareWhatsApp();
      section.querySelector<HTMLElement>("h2")?.focus();
      section.scrollIntoView({ block: "start" });
    },
    /** A question that nobody could answer is the message, unless one was written already. */
    suggest(question: string) {
      if (!message.value.trim()) message.value = question;
    },
  };
}

function showBusy(button: HTMLButtonElement) {
  const label = [...button.childNodes];
  button.disabled = true;
  button.replaceChildren(copyOf("chat-busy"));
  announce(texts.sending);
  return {
    end() {
      button.disabled = false;
      button.replaceChildren(...label);
    },
  };
}

function clearErrors(form: HTMLFormElement) {
  for (const error of form.querySelectorAll(".banner, .field__err")) error.remove();
  for (const field of form.querySelectorAll(".field--err")) field.classList.remove("field--err");
  for (const control of form.querySelectorAll("[aria-invalid]")) {
    control.removeAttribute("aria-invalid");
    control.removeAttribute("aria-describedby");
  }
}

function showErrors(form: HTMLFormElement, { message, note, errors = {} }: FormFailure) {
  const banner = copyOf("chat-banner");
  (banner.querySelector("b") as HTMLElement).textContent = message;
  if (note) (banner.querySelector("span") as HTMLElement).textContent = note;
  form.prepend(banner);
  for (const [name, text] of Object.entries(errors)) {
    const control = form.elements.namedItem(name) as HTMLElement | null;
    const error = copyOf("chat-field-error");
    error.id = `chat-${name}-error`;
    error.append(text);
    control?.setAttribute("aria-invalid", "true");
    control?.setAttribute("aria-describedby", error.id);
    control?.closest(".field")?.classList.add("field--err");
    control?.closest(".field")?.append(error);
  }
  const first = form.querySelector<HTMLElement>("[aria-invalid]") ?? banner;
  first?.focus();
}
