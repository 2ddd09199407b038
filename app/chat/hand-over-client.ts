import { answerTimeoutMs } from "~/forms/answer-timeout";
import { openForm } from "~/forms/engine";
import { rulesOf } from "~/forms/field-checks";
import { startingState } from "~/forms/form-state";
import type { FormDone, FormResult } from "~/forms/result";
import { formTexts } from "~/forms/texts";
import { formWords } from "~/forms/texts.sw";
import { languageHere } from "~/language/language";
import { pathIn } from "~/language/links";
import { chatWords } from "./content.sw";
import { answerIn, openHandOverView } from "./hand-over-view";
import { add, copyOf } from "./talk";
import { remember, transcript } from "./transcript";
import { whatsappUrl } from "./whatsapp";

const language = languageHere();
const texts = chatWords[language].handOver;

/** The message form inside the conversation: the site's form engine on a page without React. */
export function openHandOver(section: HTMLElement, chatting: { page: () => string; sent: () => void }) {
  const form = section.querySelector("form") as HTMLFormElement;
  const message = form.elements.namedItem("message") as HTMLTextAreaElement;
  const show = openHandOverView(form, {
    stopWaiting: () => engine.stopWaiting(),
    clear: () => engine.clear(),
  });
  section.hidden = !form.querySelector(".banner");

  const engine = openForm(form, startingState(answerIn(form)), {
    name: "hand-over",
    check: rulesOf(async () => (await import("~/leads/hand-over-input")).handOverInput),
    post,
    onChange(state) {
      if (state.phase === "waiting") section.hidden = false;
      show(state);
    },
    onDone: done,
    cameFrom: chatting.page,
    what: "message",
    consoleLine: formTexts.consoleLine,
  });
  section.addEventListener("input", prepareWhatsApp);

  function done({ message: text }: FormDone) {
    section.hidden = true;
    form.reset();
    const confirmation = copyOf("chat-done");
    prepareWhatsApp();
    add(confirmation);
    remember({ from: "site", text: `${text} ${texts.next}` });
    chatting.sent();
    confirmation.querySelector("h2")?.focus();
  }

  function prepareWhatsApp() {
    const asked = message.value.trim() || transcript().findLast(({ from }) => from === "visitor")?.text;
    const url = whatsappUrl(
      asked ? `${language === "sw" ? "Habari Velto." : "Hello Velto."} ${asked}` : texts.whatsappText,
    );
    for (const link of document.querySelectorAll("[data-whatsapp]")) link.setAttribute("href", url);
  }

  return {
    show() {
      section.hidden = false;
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

async function post(body: FormData): Promise<FormResult> {
  body.set("transcript", JSON.stringify(transcript().map(({ from, text }) => ({ from, text }))));
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const answer = await fetch(pathIn(language, "/chat/hand-over"), {
      method: "POST",
      body,
      signal,
      headers: { Accept: "application/json" },
    });
    return await answer.json().catch(() => ({ success: false, message: texts.answers.failed }));
  } catch (error) {
    console.error(formTexts.consoleLine, error);
    return { success: false, message: formWords[language].unreachable, unreachable: true };
  }
}
