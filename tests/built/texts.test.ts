import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtHtml } from "./head";

const client = new URL("../../dist/client/", import.meta.url).pathname;

test("the text of an article or a legal page is in its own script only, and in its page once", () => {
  const texts = builtHtml().filter(({ path }) => /^\/(blog\/.+|privacy|terms)$/.test(path));
  const phrases = texts.map(({ html }) => phraseOf(html.slice(html.indexOf('class="prose"'))));
  expect(new Set(phrases).size).toBeGreaterThanOrEqual(8);
  for (const [i, { path, html }] of texts.entries())
    expect(html.split(phrases[i] ?? ""), path).toHaveLength(2);

  const scripts = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"));
  const sources = scripts.map((name) => readFileSync(join(client, "assets", name), "utf8"));
  const carried = sources.map((script) => phrases.filter((phrase) => script.includes(phrase)));
  expect(carried.flat().toSorted()).toEqual(phrases.toSorted());
  expect(carried.filter(({ length }) => length > 1)).toEqual([]);
});

/** The longest stretch of plain letters in the first paragraph, which a script writes as a page does. */
function phraseOf(text: string): string {
  const stretches = text.match(/<p>(.*?)<\/p>/s)?.[1]?.match(/[A-Za-z ,]{20,}/g) ?? [];
  return stretches.toSorted((a, b) => b.length - a.length)[0]?.trim() ?? "";
}

test("every page names the feed in its head", () => {
  const pages = (readdirSync(client, { recursive: true }) as string[]).filter((file) =>
    file.endsWith("index.html"),
  );
  const without = pages.filter(
    (file) => !readFileSync(join(client, file), "utf8").includes('type="application/atom+xml"'),
  );
  expect(without.filter((file) => !file.startsWith("chat-widget"))).toEqual([]);
});
