import { carryBegan } from "~/forms/began-here";
import { englishPath, languageHere } from "~/language/language";
import { pathIn } from "~/language/links";
import type { Words } from "~/language/words";
import { type Language as Spoken, spoken } from "~/search/language";
import { loadEngine } from "~/search/load-engine";
import { defineStockState } from "~/stock/stock-state-element";
import { type Answer, answerer } from "./answers";
import { type QuickAction, replies } from "./content";
import { chatWords, quickActionWords } from "./content.sw";
import { openHandOver } from "./hand-over-client";
import { joinHost } from "./host";
import { isSitePath } from "./signals";
import { suggestedFor } from "./suggestions";
import { announce, type Choice, element, offer, show } from "./talk";
import { remember, transcript } from "./transcript";
import { offerVoice } from "./voice";
import { whatsappUrl } from "./whatsapp";

const language = languageHere();
const from = new URLSearchParams(location.search).get("from");
let page = isSitePath(from) ? from : "/";

document.documentElement.classList.add("has-scripts");
const field = element<HTMLInputElement>("chat-field");
const form = element<HTMLFormElement>("chat-ask");
form.hidden = false;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const question = field.value.trim();
  field.value = "";
  if (question) ask(question);
});

carryBegan();
defineStockState();
const host = joinHost({
  opened(path) {
    page = path;
    if (!transcript().length) greet();
    // On a phone the keyboard would cover the conversation before it is read.
    if (matchMedia("(pointer: fine)").matches) field.focus();
    else element("chat-talk").focus();
  },
});
const handOver = openHandOver(element<HTMLElement>("chat-hand"), { page: () => page, sent: greet });
offerVoice(form, field, announce);

for (const line of transcript()) show(line);
greet();
void loadEngine().catch(() => {
  // Asked again, and told to the visitor, with the first question.
});

function greet() {
  offer([...quickActionWords[language].map(choiceOf), ...suggested()]);
}

function suggested(): Choice[] {
  const questions = [...document.querySelectorAll<HTMLElement>("[data-question]")].map((entry) => ({
    id: entry.dataset.question ?? "",
    source: englishPath(entry.querySelector("a")?.getAttribute("href") ?? ""),
  }));
  return suggestedFor(englishPath(page), questions).map((id) => asks(questionById(id)));
}

async function ask(question: string) {
  show(remember({ from: "visitor", text: question }));
  offer([]);
  const reply = await loadAnswerer().then((answer) => answer(question), nothingLoaded);
  const { text, language: said } = reply;
  const source = reply.source && { ...reply.source, url: pathIn(language, reply.source.url) };
  show(remember({ from: "site", text, language: said, source }));
  if (reply.kind === "unknown" || reply.kind === "page" || reply.trouble) handOver.suggest(question);
  offer(choicesAfter(reply, question));
  if (reply.kind === "person") handOver.show();
}

let answering: ReturnType<typeof answerer> | undefined;

async function loadAnswerer() {
  answering ??= answerer(await loadEngine(), language);
  return answering;
}

function nothingLoaded(): Answer {
  return { kind: "unknown", text: chatWords[language].noIndex, language: spoken[language], next: [] };
}

/** Whoever is in trouble wants the order or a person, and no other question. */
function choicesAfter({ language: said, next, trouble }: Answer, question: string): Choice[] {
  const { ways } = replies[said];
  const person: Choice = { label: ways.person, language: said, pick: handOver.show };
  if (!trouble) return [...next.map((near) => asks(near, said)), person];
  return [
    { label: ways.order, language: said, to: pathIn(language, "/orders/find") },
    { label: ways.whatsapp, language: said, to: whatsappUrl(`Velto. ${question}`) },
    person,
  ];
}

function asks(question: string, said?: Spoken): Choice {
  return { label: question, language: said, pick: () => ask(question) };
}

function choiceOf(action: Words<QuickAction>): Choice {
  if ("goes" in action) return { label: action.label, to: pathIn(language, action.goes) };
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
