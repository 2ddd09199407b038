import { href } from "react-router";
import { languageAsked, languageOf } from "~/language/language";
import { useLanguage } from "~/language/use-language";
import type { PageHandle } from "~/page-handle";
import { questionIn } from "~/questions/question";
import { topics } from "~/questions/topics";
import { searchEngine } from "~/search/engine.server";
import { ResultList } from "~/search/result-list";
import { findResults } from "~/search/results";
import { FaqData } from "~/seo/faq-data";
import { pageMeta } from "~/seo/meta";
import { tryTill, tryWords } from "~/till/try-link";
import { Accordion } from "~/ui/accordion";
import { ArrowLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { PageLink } from "~/ui/page-link";
import type { Route } from "./+types/page";
import { helpWords } from "./content.sw";
import { HelpSearch } from "./search-form";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

/** Built without a question; with one in its address it is rendered. */
export async function loader({ request }: Route.LoaderArgs) {
  const asked = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const language = languageAsked(request);
  const { names } = helpWords[language];
  const shown = topics.map(({ id, entries }) => ({
    id,
    title: names[id],
    questions: entries.map((entry) => {
      const { question, answer } = questionIn(entry, language);
      return { id: entry.id, title: question, text: answer };
    }),
  }));
  if (!asked) return { asked, results: [], topics: shown };
  const { results } = findResults(await searchEngine(language), asked, { language });
  return { asked, results: results.filter(({ kind }) => kind === "question").slice(0, 8), topics: shown };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({ ...helpWords[language].meta, language, noindex: Boolean(loaderData?.asked) });
}

export default function HelpPage({ loaderData: { asked, results, topics } }: Route.ComponentProps) {
  const language = useLanguage();
  const help = helpWords[language];
  return (
    <>
      <section className="hero help">
        <div className="wrap">
          <h1 className="heading-1">{help.title}</h1>
          <p className="lede">{help.lede}</p>
          <HelpSearch asked={asked} />
          {asked && (
            <div className="help__found">
              <p role="status">
                {results.length === 0 ? help.none(asked) : help.found(results.length, asked)}
              </p>
              {results.length > 0 && <ResultList results={results} />}
              <ArrowLink to={`${href("/search")}?q=${encodeURIComponent(asked)}`}>
                {help.everywhere}
              </ArrowLink>
            </div>
          )}
          <nav className="help__topics" aria-label={help.topics}>
            <ul>
              {topics.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
              <li>
                <PageLink to={tryTill.to}>{tryWords[language]}</PageLink>
              </li>
            </ul>
          </nav>
        </div>
      </section>
      {/* The search finds each question by itself. */}
      <div>
        {!asked && <FaqData questions={topics.flatMap(({ questions }) => questions.map(asQuestion))} />}
        {topics.map(({ id, title, questions }) => (
          <section className="section section--flush help__topic" id={id} key={id}>
            <div className="wrap split two">
              <h2 className="heading-2">{title}</h2>
              <Accordion name={id} items={questions} open={0} />
            </div>
          </section>
        ))}
      </div>
      <ClosingCall {...help.closing} above="paper" />
    </>
  );
}

function asQuestion({ title, text }: { title: string; text: string }) {
  return { question: title, answer: text };
}
