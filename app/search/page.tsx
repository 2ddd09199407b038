import { Form, href } from "react-router";
import { pageMeta } from "~/seo/meta";
import { Button } from "~/ui/button";
import type { Route } from "./+types/page";
import { search } from "./content";
import { searchEngine } from "./engine.server";
import { useInstantResults } from "./instant";
import { moveThroughResults, useSlashKey } from "./keys";
import { NothingFound, Popular, ResultList } from "./result-list";
import { findResults } from "./results";
import "./sheet.css";

export function meta() {
  return pageMeta({
    title: search.title,
    description: search.description,
    path: href("/search"),
    noindex: true,
  });
}

export async function loader({ request }: Route.LoaderArgs) {
  const question = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  return { question, ...findResults(await searchEngine(), question) };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const field = useSlashKey();
  const { question, results, total, handlers } = useInstantResults(loaderData, field);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between links that are in the tab order anyway
    <section className="search" onKeyDown={moveThroughResults}>
      <div className="wrap">
        <h1 className="heading-1">{search.title}</h1>
        <Form className="search__form" role="search" action={href("/search")}>
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
          {question && total > 0 && countOf(results.length, total, question)}
        </p>
        {results.length > 0 && <ResultList results={results} />}
        {question && results.length === 0 && <NothingFound question={question} />}
        {results.length === 0 && <Popular />}
      </div>
    </section>
  );
}

function countOf(shown: number, total: number, question: string): string {
  const count = `${total} ${total === 1 ? "result" : "results"} for '${question}'`;
  return shown < total ? `${count}, the best ${shown} below` : count;
}
