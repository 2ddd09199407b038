import { languageHere } from "~/language/language";
import { answerTimeoutMs } from "../answer-timeout";
import { unsentWords } from "./content.sw";
import { type Sent, sendKept, type Unsent, unsentForms } from "./send-kept";
import { tellSent } from "./sent-elsewhere";

/** `<unsent-forms>`, on every page: says what waits for a connection, sends it when there is one, and says that. */
export function defineUnsentForms() {
  customElements.define(
    "unsent-forms",
    class extends HTMLElement {
      connectedCallback() {
        const look = () => void sendNext(this, look);
        for (const type of ["online", "offline", "storage", "pageshow"]) addEventListener(type, look);
        look();
      }
    },
  );
}

let isSending = false;

async function sendNext(bar: HTMLElement, again: () => void) {
  const [next, ...others] = unsentForms();
  if (isSending) return;
  bar.querySelector("[data-waiting]")?.remove();
  if (!next) return;
  const texts = unsentWords[languageHere()];
  const what = called(next.post.what);
  const line = add(bar, navigator.onLine ? texts.sending(what) : texts.waiting(what));
  line.dataset.waiting = "";
  if (!navigator.onLine) return;
  isSending = true;
  const result = await sendKept(next);
  isSending = false;
  line.remove();
  tell(bar, next, result);
  if (result.is === "later") setTimeout(again, answerTimeoutMs);
  else if (others.length > 0) again();
}

function tell(bar: HTMLElement, { name, post }: Unsent, result: Sent) {
  const texts = unsentWords[languageHere()];
  const what = called(post.what);
  const { to } = post;
  if (result.is === "later") {
    add(bar, texts.later(what)).dataset.waiting = "";
  } else if (result.is === "refused") {
    leadOn(add(bar, texts.refused(what)), texts.open, to);
  } else {
    tellSent(name);
    const line = add(bar, texts.sent(what));
    if (result.page) leadOn(line, texts.see, result.page);
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = texts.dismiss;
    button.onclick = () => line.remove();
    line.append(" ", button);
  }
}

/** A form of an earlier release may have another name for it. */
function called(what: string): string {
  const things: Record<string, string> = unsentWords[languageHere()].things;
  return things[what] ?? what;
}

function add(bar: HTMLElement, text: string): HTMLElement {
  const line = document.createElement("p");
  line.textContent = text;
  bar.append(line);
  return line;
}

function leadOn(line: HTMLElement, text: string, to: string) {
  const link = document.createElement("a");
  link.href = to;
  link.textContent = text;
  line.append(" ", link);
}
