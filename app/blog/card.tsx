import { ArrowLink } from "~/ui/button";
import { Day } from "~/ui/day";
import { Picture } from "~/ui/picture";
import { articlePath } from "./article-path";
import type { Summary } from "./articles";

type ArticleCardProps = {
  article: Summary;
  /** `lead` is the newest on the list, `second` the one beside it, `small` the row below; `next` ends an article. */
  place: "lead" | "second" | "small" | "next";
};

export function ArticleCard({ article, place }: ArticleCardProps) {
  const Heading = place === "next" ? "h3" : "h2";
  return (
    <article className="post">
      <div className="post__img">
        <Picture
          name={article.cover}
          alt=""
          sizes={sizes[place]}
          loading={place === "lead" ? "eager" : "lazy"}
        />
      </div>
      <Day iso={article.date} />
      <Heading className={place === "lead" ? "heading-2" : "heading-3"}>{article.title}</Heading>
      <p>{article.excerpt}</p>
      <ArrowLink to={articlePath(article.slug)}>
        Read More<span className="visually-hidden">: {article.title}</span>
      </ArrowLink>
    </article>
  );
}

const sizes = {
  lead: "(min-width: 1440px) 845px, (min-width: 1024px) 60vw, (min-width: 640px) 44vw, 90vw",
  second: "(min-width: 1440px) 411px, (min-width: 1024px) 29vw, (min-width: 640px) 44vw, 90vw",
  small: "(min-width: 1440px) 302px, (min-width: 1024px) 21vw, (min-width: 640px) 44vw, 90vw",
  next: "(min-width: 1440px) 411px, (min-width: 768px) 29vw, 90vw",
};
