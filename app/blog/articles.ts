import type { ProseModule } from "~/ui/prose";
import { type FrontMatter, parseFrontMatter } from "./front-matter";

export type Article = FrontMatter & {
  slug: string;
  Text: ProseModule["default"];
  headings: ProseModule["headings"];
  words: number;
};
export type Summary = Pick<Article, "slug" | "title" | "date" | "excerpt" | "cover">;

/**
 * Newest first. For loaders only: it holds every text. The query asks for the text apart from the route of the
 * same file, whose component only renders inside the router.
 */
export const articles: Article[] = Object.entries(
  import.meta.glob<ProseModule>("./articles/*.mdx", { eager: true, query: "?text" }),
)
  .map(([file, { frontmatter, default: Text, headings, words }]) => ({
    ...parseFrontMatter(file, frontmatter),
    slug: file.slice("./articles/".length, -".mdx".length),
    Text,
    headings,
    words,
  }))
  .sort((one, other) => other.date.localeCompare(one.date));

export function findArticle(slug: string | undefined): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

export function summary({ slug, title, date, excerpt, cover }: Article): Summary {
  return { slug, title, date, excerpt, cover };
}

/** The articles before and after this one in time, and those that it names itself. */
export function around(article: Article) {
  const at = articles.indexOf(article);
  const previous = articles[at + 1];
  const next = articles[at - 1];
  return {
    previous: previous && summary(previous),
    next: next && summary(next),
    related: article.readNext.map((slug) => summary(named(slug, article))),
  };
}

function named(slug: string, by: Article): Article {
  const article = findArticle(slug);
  if (!article || article === by) throw new Error(`${by.slug} names ${slug} to be read next.`);
  return article;
}
