import { href, Link } from "react-router";
import { pathIn } from "~/language/links";
import { useLanguage, useWords } from "~/language/use-language";
import { ArrowLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { searchWords } from "./content.sw";
import type { Part } from "./highlight";
import type { Result } from "./results";

export function ResultList({ results }: { results: Result[] }) {
  const search = useWords(searchWords);
  return (
    <ol className="search__list">
      {results.map((result, place) => (
        <li className="search__item" key={`${result.kind} ${result.url} ${textOf(result.title)}`}>
          <p className="search__kind">
            {search.kinds[result.kind]}
            {result.section && <span> · {result.section}</span>}
          </p>
          {result.kind === "question" ? (
            <Answer result={result} open={place === 0} />
          ) : (
            <Passage result={result} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Opens in its place: the answer is what was looked for. */
function Answer({ result, open }: { result: Result; open: boolean }) {
  return (
    <details className="search__answer" open={open}>
      <summary data-result>
        <h2 className="heading-4">
          <Marked parts={result.title} />
        </h2>
        <Icon name="chevron-down" size="s" />
      </summary>
      <p className="search__text">
        <Marked parts={result.text} />
      </p>
      <ArrowLink to={result.url}>{result.section}</ArrowLink>
    </details>
  );
}

function Passage({ result }: { result: Result }) {
  return (
    <>
      <h2 className="heading-4">
        <PageLink to={result.url} data-result>
          <Marked parts={result.title} />
        </PageLink>
      </h2>
      <p className="search__text">
        <Marked parts={result.text} />
      </p>
    </>
  );
}

export function NothingFound({ question }: { question: string }) {
  const search = useWords(searchWords);
  return (
    <div className="search__none" role="status">
      <h2 className="heading-3">
        {search.nothing.title} '{question}'
      </h2>
      <p>{search.nothing.text}</p>
      <ArrowLink to={href("/contact")}>{search.nothing.contact}</ArrowLink>
    </div>
  );
}

export function Popular() {
  const language = useLanguage();
  const search = searchWords[language];
  return (
    <div className="search__popular">
      <h2 className="heading-4">{search.popularTitle}</h2>
      <ul>
        {search.popular.map((question) => (
          <li key={question}>
            <Link to={`${pathIn(language, href("/search"))}?q=${encodeURIComponent(question)}`}>
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Marked({ parts }: { parts: Part[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
  return parts.map(({ text, hit }, place) => (hit ? <mark key={place}>{text}</mark> : text));
}

function textOf(parts: Part[]): string {
  return parts.map(({ text }) => text).join("");
}
