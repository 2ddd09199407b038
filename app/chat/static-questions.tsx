import type { FaqEntry } from "~/questions/entry";
import { faqSource } from "~/search/question-sources";
import { Icon } from "~/ui/icon";
import { chat } from "./content";

/** Without JavaScript the chat is a list to open, with the same answers and the same sources. */
export function StaticQuestions({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <section className="chat-window__faq" aria-labelledby="chat-questions">
      <h2 id="chat-questions">{chat.questions}</h2>
      {entries.map(({ id, question, answer, source }) => (
        <details key={id} name="chat-question" data-question={id}>
          <summary>
            {question}
            <Icon name="chevron-down" size="s" />
          </summary>
          <p>{answer}</p>
          <a className="chat-window__source" href={source} target="_top">
            {chat.readMore} {faqSource(source)}
          </a>
        </details>
      ))}
    </section>
  );
}
