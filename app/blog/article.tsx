import { href, Outlet } from "react-router";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { siteUrl } from "~/seo/site-url";
import { blogPosting } from "~/seo/structured-data";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ArrowLink } from "~/ui/button";
import { Contents } from "~/ui/contents";
import { Day } from "~/ui/day";
import { Picture } from "~/ui/picture";
import { Prose } from "~/ui/prose";
import type { Route } from "./+types/article";
import { articlePath } from "./article-path";
import { around, findArticle } from "./articles";
import { ArticleCard } from "./card";
import { PreviousAndNext } from "./previous-and-next";
import { ShareLinks } from "./share-links";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

const author = "Velto team";
const wordsAMinute = 220;

/** The frame of every article; its text is the route inside, so each text is a file of its own. */
export function loader({ url }: Route.LoaderArgs) {
  const article = findArticle(url.pathname.split("/").at(-1));
  if (!article) throw new Response("Not Found", { status: 404 });
  const { Text: _, ...about } = article;
  const { related: articles, ...neighbours } = around(article);
  return { ...about, ...neighbours, articles };
}

export function meta({ loaderData: article }: Route.MetaArgs) {
  if (!article) return [];
  const path = articlePath(article.slug);
  return pageMeta({
    title: article.title,
    description: article.excerpt,
    path,
    type: "article",
    published: article.date,
    modified: article.updated ?? article.date,
    jsonLd: blogPosting({
      title: article.title,
      description: article.excerpt,
      path,
      image: `/media/${article.cover}-1200.webp`,
      published: article.date,
      modified: article.updated,
      author,
      words: article.words,
    }),
  });
}

export default function BlogArticle({ loaderData: article }: Route.ComponentProps) {
  const { slug, title, related } = article;
  return (
    <article key={slug}>
      <header className="wrap art-head">
        <div className="art-head__txt">
          <Breadcrumbs above={[{ name: "Blog", to: href("/blog") }]} />
          <h1 className="heading-1">{title}</h1>
          <p className="lede">{article.excerpt}</p>
          <p className="meta">
            {article.topic}, {author}, <Day iso={article.date} />, {Math.round(article.words / wordsAMinute)}{" "}
            minute read
            {article.updated && (
              <>
                . Updated <Day iso={article.updated} />
              </>
            )}
          </p>
        </div>
        <div className="art-cover">
          <Picture
            name={article.cover}
            alt={article.coverAlt}
            sizes="(min-width: 1440px) 628px, (min-width: 768px) 45vw, 100vw"
            loading="eager"
          />
        </div>
      </header>
      <div className="wrap art-text">
        <Contents label="In this article" headings={article.headings} />
        <Prose>
          <Outlet />
        </Prose>
        <div className="art-end">
          <aside className="art-product" aria-label="Related product">
            <p className="heading-3">{related.label}</p>
            <p>{related.text}</p>
            <ArrowLink to={related.path}>See {related.label}</ArrowLink>
            {article.more.map(({ path, label }) => (
              <ArrowLink key={path} to={path}>
                {label}
              </ArrowLink>
            ))}
          </aside>
          <ShareLinks title={title} url={siteUrl(articlePath(slug))} />
          <PreviousAndNext previous={article.previous} next={article.next} />
        </div>
      </div>
      <div className="wrap art-next">
        <h2 className="heading-2">Read next</h2>
        <div className="posts">
          {article.articles.map((other) => (
            <ArticleCard article={other} place="next" key={other.slug} />
          ))}
        </div>
      </div>
    </article>
  );
}
