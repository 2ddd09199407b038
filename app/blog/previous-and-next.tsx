import { articlePath } from "./article-path";
import type { Summary } from "./articles";

export function PreviousAndNext({ previous, next }: { previous?: Summary; next?: Summary }) {
  return (
    <nav className="art-turn" aria-label="Previous and next article">
      {previous && <Turn rel="prev" label="Previous article" article={previous} />}
      {next && <Turn rel="next" label="Next article" article={next} />}
    </nav>
  );
}

function Turn({ rel, label, article }: { rel: "prev" | "next"; label: string; article: Summary }) {
  return (
    <a href={articlePath(article.slug)} rel={rel} className={`art-turn__${rel}`}>
      <span>{label}</span> {article.title}
    </a>
  );
}
