import { href, Link } from "react-router";
import type { Language } from "~/language/language";
import { pathIn } from "~/language/links";
import { useLanguage, useWords } from "~/language/use-language";
import { ArrowLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { searchWords } from "./content.sw";
import type { Part } from "./highlight";
import type { Result } from "./results";

export function ResultList({ results }: { results: Result[] }) {
  const language = useLanguage();
  const search = searchWords[language];
  return (
    <ol className="search__list">
      {results.map((result, place) => {
        const { kind, url, title, section } = result;
        const lang = result.language === language ? undefined : result.language;
        return (
          <li className="search__item" key={`${kind} ${url} ${textOf(title)}`}>
            <p className="search__kind">
              {search.kinds[kind]}
              {section && <span lang={kind === "question" ? undefined : lang}> · {section}</span>}
            </p>
            {kind === "question" ? (
              <Answer result={result} lang={lang} open={place === 0} />
            ) : (
              <Passage result={result} lang={lang} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** `lang` is there where a result is not in the page's language. */
type ResultProps = { result: Result; lang: Language | undefined };

/** Opens in its place: the answer is what was looked for. */
function Answer({ result, lang, open }: ResultProps & { open: boolean }) {
  return (
    <details className="search__answer" open={open}>
      <summary data-result>
        <h2 className="heading-4" lang={lang}>
          <Marked parts={result.title} />
        </h2>
        <Icon name="chevron-down" size="s" />
      </summary>
      <p className="search__text" lang={lang}>
        <Marked parts={result.text} />
      </p>
      <ArrowLink to={result.url}>{result.section}</ArrowLink>
    </details>
  );
}

function Passage({ result, lang }: ResultProps) {
  return (
    <>
      <h2 className="heading-4">
        <PageLink to={result.url} data-result>
          <span lang={lang}>
            <Marked parts={result.title} />
          </span>
        </PageLink>
      </h2>
      <p className="search__text" lang={lang}>
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
