import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { siteUrl } from "~/seo/site-url";
import { site } from "~/site";
import { type Article, articles } from "./articles";

/** The blog as an Atom feed, with the whole of each article. */
export function loader() {
  return new Response(feed(articles), { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}

function feed(entries: Article[]): string {
  const changed = entries.map(changedOn).sort().at(-1) ?? "";
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-KE">',
    `<id>${siteUrl("/blog")}</id>`,
    `<title>${escapeXml(`${site.name} blog`)}</title>`,
    "<subtitle>Plain notes on running a business with software, from the people who build it.</subtitle>",
    `<link rel="self" type="application/atom+xml" href="${siteUrl("/feed.xml")}"/>`,
    `<link rel="alternate" type="text/html" href="${siteUrl("/blog")}"/>`,
    `<icon>${siteUrl("/favicon.svg")}</icon>`,
    `<updated>${changed}</updated>`,
    `<author><name>${site.name} team</name><uri>${siteUrl()}</uri></author>`,
    ...entries.map(entry),
    "</feed>",
    "",
  ].join("\n");
}

function entry(article: Article): string {
  const url = siteUrl(`/blog/${article.slug}`);
  return [
    "<entry>",
    `<id>${url}</id>`,
    `<title>${escapeXml(article.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${moment(article.date)}</published>`,
    `<updated>${changedOn(article)}</updated>`,
    `<category term="${escapeXml(article.topic)}"/>`,
    `<summary>${escapeXml(article.excerpt)}</summary>`,
    `<content type="html">${escapeXml(content(article))}</content>`,
    "</entry>",
  ].join("\n");
}

/** Product screens need the site's own style sheet, so a reader of the feed gets the cover and the text. */
function content({ cover, coverAlt, Text }: Article): string {
  const picture = `<p><img src="/media/${cover}-1200.webp" width="1200" height="800" alt="${escapeXml(coverAlt)}"/></p>`;
  const text = renderToStaticMarkup(createElement(Text, { components: { Screen: () => null } }));
  return (picture + text).replaceAll(/ (href|src)="\//g, ` $1="${siteUrl("/")}`);
}

function changedOn({ date, updated }: Article): string {
  return moment(updated ?? date);
}

/** Nine in the morning in Nairobi. */
function moment(date: string): string {
  return `${date}T09:00:00+03:00`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
