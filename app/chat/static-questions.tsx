import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import type { FaqEntry } from "~/questions/entry";
import { questionIn } from "~/questions/question";
import { faqSourceIn } from "~/search/question-sources.sw";
import { Icon } from "~/ui/icon";
import { OtherLanguage } from "~/ui/page-link";
import { chatWords } from "./content.sw";

/** Without JavaScript the chat is a list to open, with the same answers and the same sources. */
export function StaticQuestions({ entries }: { entries: readonly FaqEntry[] }) {
  const language = useLanguage();
  const chat = chatWords[language];
  return (
    <section className="chat-window__faq" aria-labelledby="chat-questions">
      <h2 id="chat-questions">{chat.questions}</h2>
      {entries
        .map((entry) => ({ ...entry, ...questionIn(entry, language) }))
        .map(({ id, question, answer, source }) => (
          <details key={id} name="chat-question" data-question={id}>
            <summary>
              {question}
              <Icon name="chevron-down" size="s" />
            </summary>
            <p>{answer}</p>
            <a className="chat-window__source" href={pathIn(language, source)} target="_top">
              {chat.readMore} {faqSourceIn(language, source)}
              <OtherLanguage to={source} />
            </a>
          </details>
        ))}
    </section>
  );
}
