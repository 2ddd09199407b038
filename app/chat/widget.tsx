import { href } from "react-router";
import { languageOf } from "~/language/language";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import type { PageHandle } from "~/page-handle";
import { faqEntries } from "~/questions/entries";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/widget";
import { chatWords } from "./content.sw";
import { handOver } from "./hand-over.server";
import { HandOverForm } from "./hand-over-form";
import { Mark } from "./mark";
import { MessageTemplates } from "./message-templates";
import { StaticQuestions } from "./static-questions";
// As a worker the browser's part becomes a file of its own, without React; a script element loads it all the same.
import clientUrl from "./widget-client?worker&url";
import "./sheet.css";

export const handle: PageHandle & RouteFacts = { kind: "reading", limit: "contact", framedBySelf: true };

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const { title, description } = chatWords[language];
  return pageMeta({
    title,
    description,
    path: href("/chat-widget"),
    language,
    noindex: true,
  });
}

export function action(args: Route.ActionArgs) {
  return handOver(args);
}

export default function ChatWidget({ actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const chat = chatWords[language];
  return (
    <div className="chat-window" id="chat">
      <header className="chat-window__head on-night">
        <Mark />
        <div>
          <h1 className="chat-window__name">{chat.name}</h1>
          <p>{chat.line}</p>
        </div>
        <a className="chat-window__back" href={pathIn(language, "/")} id="chat-back">
          {chat.back}
        </a>
        <button className="chat-window__close" type="button" aria-label={chat.close} data-close hidden>
          <Icon name="x" />
        </button>
      </header>
      <main className="chat-window__main">
        <div className="chat-window__log" id="chat-log">
          <div className="chat-window__talk" role="log" aria-label={chat.log} id="chat-talk" tabIndex={-1}>
            <p className="chat-window__day">{chat.today}</p>
            <div className="chat-window__message">{chat.greeting}</div>
          </div>
          <ul className="chat-window__questions" aria-label={chat.suggested} id="chat-choices" hidden />
          <StaticQuestions entries={faqEntries} />
          <HandOverForm result={actionData} />
        </div>
        <form className="chat-window__ask" id="chat-ask" hidden>
          <label className="visually-hidden" htmlFor="chat-field">
            {chat.field}
          </label>
          <input
            id="chat-field"
            name="q"
            autoComplete="off"
            enterKeyHint="send"
            placeholder={chat.placeholder}
          />
          <button type="button" aria-label={chat.speak} aria-pressed="false" data-speak hidden>
            <Icon name="mic" />
          </button>
          <button className="chat-window__send" type="submit" aria-label={chat.send}>
            <Icon name="arrow-up" />
          </button>
        </form>
      </main>
      <p className="visually-hidden" role="status" id="chat-status" />
      <MessageTemplates />
      <script type="module" src={clientUrl} />
    </div>
  );
}
