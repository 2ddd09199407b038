import { loadEngine } from "~/search/load-engine";
import { type Answer, answer } from "./answers";
import { chat, type QuickAction, quickActions } from "./content";
import { openHandOver } from "./hand-over-client";
import { joinHost } from "./host";
import { isSitePath } from "./signals";
import { suggestedFor } from "./suggestions";
import { announce, type Choice, element, offer, show } from "./talk";
import { remember, transcript } from "./transcript";
import { offerVoice } from "./voice";

const from = new URLSearchParams(location.search).get("from");
let page = isSitePath(from) ? from : "/";

document.documentElement.dataset.started = "";
const field = element<HTMLInputElement>("chat-field");
const form = element<HTMLFormElement>("chat-ask");
form.hidden = false;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const question = field.value.trim();
  field.value = "";
  if (question) ask(question);
});

const host = joinHost({
  opened(path) {
    visit(path);
    // On a phone the keyboard would cover the conversation before it is read.
    if (matchMedia("(pointer: fine)").matches) field.focus();
    else element("chat-talk").focus();
  },
  visit,
});
const handOver = openHandOver(element<HTMLElement>("chat-hand"), { page: () => page, sent: greet });
offerVoice(form, field, announce);

for (const line of transcript()) show(line);
greet();
void loadEngine().catch(() => {
  // Asked again, and told to the visitor, with the first question.
});

function visit(path: string) {
  page = path;
  if (!transcript().length) greet();
}

function greet() {
  offer([...quickActions.map(choiceOf), ...suggested()]);
}

function suggested(): Choice[] {
  const questions = [...document.querySelectorAll<HTMLElement>("[data-question]")].map((entry) => ({
    id: entry.dataset.question ?? "",
    source: entry.querySelector("a")?.getAttribute("href") ?? "",
  }));
  return suggestedFor(page, questions).map((id) => asks(questionById(id)));
}

async function ask(question: string) {
  show(remember({ from: "visitor", text: question }));
  offer([]);
  const reply = await loadEngine().then((engine) => answer(engine, question), nothingLoaded);
  show(remember({ from: "site", text: reply.text, source: reply.source }));
  if (reply.kind === "unknown") handOver.suggest(question);
  offer([...reply.next.map(asks), { label: chat.handOver.title, pick: handOver.show }]);
  if (reply.kind === "person") handOver.show();
}

function nothingLoaded(): Answer {
  return { kind: "unknown", text: chat.noIndex, next: [] };
}

function asks(question: string): Choice {
  return { label: question, pick: () => ask(question) };
}

function choiceOf(action: QuickAction): Choice {
  if ("goes" in action) return { label: action.label, to: action.goes };
  const pick = "asks" in action ? () => ask(questionById(action.asks)) : handOver.show;
  return { label: action.label, pick };
}

function questionById(id: string): string {
  return document.querySelector(`[data-question="${id}"] summary`)?.textContent?.trim() ?? "";
}

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (link && plain && host.go(link.getAttribute("href") ?? "/")) event.preventDefault();
});
