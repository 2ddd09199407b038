import { englishPath, languageHere } from "~/language/language";
import type { Language } from "~/search/language";
import { sayStockOf } from "~/stock/stock-state-element";
import { chatWords } from "./content.sw";
import type { Line } from "./transcript";

export type Choice = { label: string; language?: Language } & ({ to: string } | { pick: () => void });

export function element<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The chat page has no #${id}`);
  return found as Kind;
}

export function copyOf(template: string): HTMLElement {
  const { content } = element(template) as HTMLTemplateElement;
  return content.firstElementChild?.cloneNode(true) as HTMLElement;
}

export function show(line: Line) {
  const kind = line.from === "visitor" ? "chat-mine" : line.source ? "chat-answer" : "chat-plain";
  const message = copyOf(kind);
  part(message, "text").textContent = line.text;
  const foreign = foreignOf(line.language);
  if (foreign) part(message, "text").lang = foreign;
  if (line.source) {
    const { title, url } = line.source;
    part(message, "title").textContent = title || url;
    part(message, "source").setAttribute("href", url);
    // Says whether the machine is in stock, where the page is a machine's.
    const page = englishPath(new URL(url, location.origin).pathname);
    sayStockOf(page, message.querySelector("stock-state"));
    offerCopy(part(message, "copy") as HTMLButtonElement, `${line.text}\n${new URL(url, location.origin)}`);
  }
  add(message);
}

export function add(message: HTMLElement) {
  element("chat-talk").append(message);
  scrollToEnd();
}

/** What may be said or done next; replaces what was offered before. */
export function offer(choices: Choice[]) {
  const list = element("chat-choices");
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...choices.filter(({ label }) => label).map(choiceItem));
  list.hidden = choices.length === 0;
  if (hadFocus) element("chat-field").focus();
  scrollToEnd();
}

export function announce(text: string) {
  element("chat-status").textContent = text;
}

function choiceItem(choice: Choice): HTMLElement {
  const item = copyOf("to" in choice ? "chat-way" : "chat-choice");
  const control = part(item, "text");
  control.textContent = choice.label;
  const foreign = foreignOf(choice.language);
  if (foreign) control.lang = foreign;
  if ("to" in choice) {
    control.setAttribute("href", choice.to);
    if (!choice.to.startsWith("/")) control.setAttribute("target", "_blank");
  } else control.addEventListener("click", choice.pick);
  return item;
}

/** The language of a text, where it is not the page's. */
function foreignOf(language: Language | undefined): string | undefined {
  const said = language === "swahili" ? "sw" : "en";
  return language && said !== languageHere() ? said : undefined;
}

function offerCopy(button: HTMLButtonElement, text: string) {
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text).then(
      () => announce(chatWords[languageHere()].copied),
      () => announce(chatWords[languageHere()].notCopied),
    );
    button.dataset.done = "";
    setTimeout(() => delete button.dataset.done, 1500);
  });
}

function part(message: HTMLElement, name: string): HTMLElement {
  return message.matches(`[data-${name}]`)
    ? message
    : (message.querySelector(`[data-${name}]`) as HTMLElement);
}

function scrollToEnd() {
  const log = element("chat-log");
  log.scrollTop = log.scrollHeight;
}
