import { href } from "react-router";
import { faqEntries } from "~/questions/entries";
import { pageMeta } from "~/seo/meta";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/widget";
import { chat } from "./content";
import { handOver } from "./hand-over.server";
import { HandOverForm } from "./hand-over-form";
import { Mark } from "./mark";
import { MessageTemplates } from "./message-templates";
import { StaticQuestions } from "./static-questions";
// As a worker the browser's part becomes a file of its own, without React; a script element loads it all the same.
import clientUrl from "./widget-client?worker&url";

/** The root leaves the application's scripts out of this page. */
export const handle = { withoutApplication: true };

export function meta() {
  return pageMeta({
    title: chat.title,
    description: chat.description,
    path: href("/chat-widget"),
    noindex: true,
  });
}

export function action(args: Route.ActionArgs) {
  return handOver(args);
}

export default function ChatWidget({ actionData }: Route.ComponentProps) {
  return (
    <div className="cw" id="chat">
      <header className="cw__hd on-night">
        <Mark />
        <div>
          <h1 className="cw__name">{chat.name}</h1>
          <p>{chat.line}</p>
        </div>
        <a className="cw__back" href="/" id="chat-back">
          {chat.back}
        </a>
        <button className="cw__x" type="button" aria-label={chat.close} data-close hidden>
          <Icon name="x" />
        </button>
      </header>
      <main className="cw__main">
        <div className="cw__log" id="chat-log">
          <div className="cw__talk" role="log" aria-label={chat.log} id="chat-talk" tabIndex={-1}>
            <p className="cw__day">{chat.today}</p>
            <div className="cw__m">{chat.greeting}</div>
          </div>
          <ul className="cw__q" aria-label={chat.suggested} id="chat-choices" hidden />
          <StaticQuestions entries={faqEntries} />
          <HandOverForm result={actionData} />
        </div>
        <form className="cw__in" id="chat-ask" hidden>
          <label className="vh" htmlFor="chat-field">
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
          <button className="cw__send" type="submit" aria-label={chat.send}>
            <Icon name="arrow-up" />
          </button>
        </form>
      </main>
      <p className="vh" role="status" id="chat-status" />
      <MessageTemplates />
      <script type="module" src={clientUrl} />
    </div>
  );
}
