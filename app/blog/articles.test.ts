import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { around, articles, findArticle } from "./articles";

test("six articles, newest first", () => {
  expect(articles.map(({ slug, date }) => [slug, date])).toEqual([
    ["choosing-the-right-erp", "2025-04-10"],
    ["pos-trends-kenya", "2025-03-27"],
    ["enterprise-software-security", "2025-03-12"],
    ["cloud-migration-guide", "2025-02-24"],
    ["custom-integrations-productivity", "2025-02-08"],
    ["accounting-automation-future", "2025-01-25"],
  ]);
});

describe.each(articles)("$slug", ({ title, Text, headings, words }) => {
  const html = renderToStaticMarkup(createElement(Text));

  test("has 700 to 1,100 words", () => {
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1100);
  });

  test("has a table, a list and one product screen", () => {
    expect(html).toContain("<table>");
    expect(html).toContain("<ul>");
    expect(html.match(/<figure/g)).toHaveLength(1);
  });

  test("has headings that can be linked to", () => {
    const ids = headings.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z][a-z0-9-]+$/.test(id))).toBe(true);
    for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`);
  });

  test("ends with a next step that leads to us", () => {
    expect(headings.at(-1)?.text).toMatch(/^What to do (next|this week)$/);
    expect(html.slice(html.lastIndexOf("<h2"))).toMatch(/href="\/(request-demo|contact)"/);
  });

  test("keeps the voice: no exclamation marks, no dashes as drama", () => {
    expect(title + html.replaceAll(/<[^>]+>/g, "")).not.toMatch(/!|—|–/);
  });
});

test("an article's neighbours are the ones before and after it in time", () => {
  const { previous, next } = around(findArticle("enterprise-software-security") ?? expect.fail("no article"));
  expect(previous?.slug).toBe("cloud-migration-guide");
  expect(next?.slug).toBe("pos-trends-kenya");
});

test("each article names three others to be read next, and each is named", () => {
  for (const article of articles) {
    const slugs = around(article).related.map(({ slug }) => slug);
    expect(slugs).toEqual(article.readNext);
    expect(new Set([...slugs, article.slug]).size).toBe(4);
  }
  const named = new Set(articles.flatMap(({ readNext }) => readNext));
  expect(articles.filter(({ slug }) => !named.has(slug))).toEqual([]);
});

test("the newest has no next article, the oldest no previous one", () => {
  const [newest, oldest] = [articles.at(0), articles.at(-1)];
  expect(newest && around(newest).next).toBeUndefined();
  expect(oldest && around(oldest).previous).toBeUndefined();
});

test("an unknown slug finds nothing", () => {
  expect(findArticle("no-such-article")).toBeUndefined();
});
