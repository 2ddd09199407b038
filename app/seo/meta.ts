import type { MetaDescriptor } from "react-router";
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
  jsonLd?: Thing | Thing[];
};

/** Everything a page says about itself in its head, as React Router meta descriptors. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.path === "/" ? `${site.name}. ${site.tagline}` : `${page.title} | ${site.name}`;
  const image = page.image ?? shareImage(page);
  return [
    { title: page.searchTitle ?? title },
    { name: "description", content: page.description },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : address(page.path)),
    ...openGraph(page, title, image),
    // X reads everything else from the Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData(page),
  ];
}

function structuredData(page: PageMeta): MetaDescriptor[] {
  const trail = page.noindex || page.path === "/" ? [] : breadcrumbList(page.path, page.crumb ?? page.title);
  const things = [page.jsonLd ?? [], trail].flat();
  return things.length ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": things } }] : [];
}

function address(path: string): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "canonical", href: siteUrl(path) },
    { property: "og:url", content: siteUrl(path) },
  ];
}

function openGraph(page: PageMeta, title: string, image: ShareImage): MetaDescriptor[] {
  return [
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "en_KE" },
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
