import { href } from "react-router";
import { FaqData } from "~/seo/faq-data";
import { Accordion } from "~/ui/accordion";
import { ArrowLink } from "~/ui/button";
import type { Question } from "./question";

type QuestionsProps = { title: string; questions: readonly Question[]; ground: "paper" | "sand" };

/** The questions of a page, folded, the first one open. */
export function Questions({ title, questions, ground }: QuestionsProps) {
  return (
    <section className={ground === "sand" ? "section sand" : "section"} id="questions">
      <div className="wrap split two">
        <div className="faq__head">
          <h2 className="heading-2">{title}</h2>
          <ArrowLink to={href("/help")}>All questions</ArrowLink>
        </div>
        {/* The search finds each question by itself. */}
        <div>
          <FaqData questions={questions} />
          <Accordion
            name="questions"
            items={questions.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
          />
        </div>
      </div>
    </section>
  );
}
