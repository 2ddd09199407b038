import { Form, href } from "react-router";
import { languageAsked, languageOf } from "~/language/language";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { pageMeta } from "~/seo/meta";
import { Button } from "~/ui/button";
import type { Route } from "./+types/page";
import { searchWords } from "./content.sw";
import { searchEngine } from "./engine.server";
import { useInstantResults } from "./instant";
import { moveThroughResults, useSlashKey } from "./keys";
import { NothingFound, Popular, ResultList } from "./result-list";
import { findResults } from "./results";
import "./sheet.css";

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const { title, description } = searchWords[language];
  return pageMeta({
    title,
    description,
    path: href("/search"),
    language,
    noindex: true,
  });
}

export async function loader({ request }: Route.LoaderArgs) {
  const question = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const language = languageAsked(request);
  return { question, ...findResults(await searchEngine(language), question, { language }) };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const search = searchWords[language];
  const field = useSlashKey();
  const { question, results, total, handlers } = useInstantResults(loaderData, field);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between links that are in the tab order anyway
    <section className="search" onKeyDown={moveThroughResults}>
      <div className="wrap">
        <h1 className="heading-1">{search.title}</h1>
        <Form className="search__form" role="search" action={pathIn(language, href("/search"))}>
          <label htmlFor="search-q">{search.label}</label>
          <input
            className="input"
            id="search-q"
            name="q"
            type="search"
            maxLength={200}
            autoComplete="off"
            placeholder={search.placeholder}
            defaultValue={loaderData.question}
            // biome-ignore lint/a11y/noAutofocus: without a question the page is its field
            autoFocus={loaderData.question === ""}
            ref={field}
            {...handlers}
          />
          <Button kind="primary" wide>
            {search.button}
          </Button>
          <p className="search__hint">{search.hint}</p>
        </Form>
        <p className="search__count" role="status">
          {question && total > 0 && search.count(total, question)}
          {question && total > results.length && search.best(results.length)}
        </p>
        {results.length > 0 && <ResultList results={results} />}
        {question && results.length === 0 && <NothingFound question={question} />}
        {results.length === 0 && <Popular />}
      </div>
    </section>
  );
}
