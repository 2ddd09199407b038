import type { MetaDescriptor } from "react-router";
import { type Language, languages, locales } from "~/language/language";
import { pathIn } from "~/language/links";
import { isInSwahili } from "~/language/swahili-pages";
import { site } from "~/site";
import { breadcrumbList } from "./breadcrumbs";
import { type ShareImage, shareImage } from "./share-image";
import { siteUrl } from "./site-url";
import type { Thing } from "./thing";

export type PageMeta = {
  /** The page's name alone, as shared links and our own search show it; ' | Velto' is added. */
  title: string;
  /** The whole title of the tab, where people search for other words than the page's name. Up to 65 characters. */
  searchTitle?: string;
  description: string;
  /** What the page is called in breadcrumbs, where that is shorter. */
  crumb?: string;
  /** The page's own path, without query: `/products/veltoerp`. */
  path: string;
  image?: ShareImage;
  type?: "website" | "article";
  /** ISO dates, for articles. */
  published?: string;
  modified?: string;
  noindex?: boolean;
  /** Of the page's texts. `path` stays the English one. */
  language?: Language;
  jsonLd?: Thing | Thing[];
};

/** Everything a page says about itself in its head, as React Router meta descriptors. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const language = page.language ?? "en";
  const tagline = taglines[language];
  const title = page.path === "/" ? `${site.name}. ${tagline}` : `${page.title} | ${site.name}`;
  const image = page.image ?? shareImage({ ...page, path: pathIn(language, page.path), tagline });
  return [
    { title: page.searchTitle ?? title },
    { name: "description", content: page.description },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : address(page.path, language)),
    ...openGraph(page, title, image),
    // X reads everything else from the Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData(page),
  ];
}

function structuredData(page: PageMeta): MetaDescriptor[] {
  const trail =
    page.noindex || page.path === "/"
      ? []
      : breadcrumbList(page.path, page.crumb ?? page.title, page.language);
  const things = [page.jsonLd ?? [], trail].flat();
  return things.length ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": things } }] : [];
}

function address(path: string, language: Language): MetaDescriptor[] {
  const own = siteUrl(pathIn(language, path));
  return [
    { tagName: "link", rel: "canonical", href: own },
    { property: "og:url", content: own },
    ...(isInSwahili(path) ? alternates(path) : []),
  ];
}

/** Every version names every version, itself too; English is for whoever reads neither. */
function alternates(path: string): MetaDescriptor[] {
  const link = (hrefLang: string, language: Language) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: siteUrl(pathIn(language, path)),
  });
  return [...languages.map((language) => link(locales[language], language)), link("x-default", "en")];
}

const taglines = { en: site.tagline, sw: site.swahili.tagline };

function openGraph(page: PageMeta, title: string, image: ShareImage): MetaDescriptor[] {
  return [
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: locales[page.language ?? "en"].replace("-", "_") },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:image", content: siteUrl(image.path) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    ...(page.published ? [{ property: "article:published_time", content: page.published }] : []),
    ...(page.modified ? [{ property: "article:modified_time", content: page.modified }] : []),
  ];
}
