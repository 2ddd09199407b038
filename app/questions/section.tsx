import { href, useLocation } from "react-router";
import { englishPath } from "~/language/language";
import { useWords } from "~/language/use-language";
import { FaqData } from "~/seo/faq-data";
import { Accordion } from "~/ui/accordion";
import { ArrowLink } from "~/ui/button";
import type { Question } from "./question";

const questionsWords = { en: { all: "All questions" }, sw: { all: "Maswali yote" } };

type QuestionsProps = {
  title: string;
  questions: readonly Question[];
  ground: "paper" | "sand";
  /** Where to read on, beside the questions. */
  more?: readonly { label: string; to: string }[];
};

/** The questions of a page, folded, the first one open. Search engines read each on /help and on the page it belongs to. */
export function Questions({ title, questions, ground, more = [] }: QuestionsProps) {
  const here = englishPath(useLocation().pathname).replace(/\/$/, "");
  const own = questions.filter(({ source }) => source === here);
  return (
    <section className={ground === "sand" ? "section sand" : "section"} id="questions">
      <div className="wrap split two">
        <div className="faq__head">
          <h2 className="heading-2">{title}</h2>
          <ul className="faq__more">
            <li>
              <ArrowLink to={href("/help")}>{useWords(questionsWords).all}</ArrowLink>
            </li>
            {more.map(({ label, to }) => (
              <li key={to}>
                <ArrowLink to={to}>{label}</ArrowLink>
              </li>
            ))}
          </ul>
        </div>
        {/* The search finds each question by itself. */}
        <div>
          {own.length > 0 && <FaqData questions={own} />}
          <Accordion
            name="questions"
            items={questions.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
          />
        </div>
      </div>
    </section>
  );
}
