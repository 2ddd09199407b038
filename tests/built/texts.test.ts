import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const client = new URL("../../dist/client/", import.meta.url).pathname;

test("the text of an article or a legal page is in its own script only", () => {
  const phrases = [
    "An ERP is one set of records",
    "A till used to be a drawer",
    "Ask a shop owner about security",
    "The computer in the back office",
    "Watch the office for a day",
    "Bookkeeping used to mean",
    "You can read every page of this site",
    "A hardware order is pending",
  ];
  const scripts = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"));
  const texts = scripts.map((name) => readFileSync(join(client, "assets", name), "utf8"));
  const carried = texts.map((script) => phrases.filter((phrase) => script.includes(phrase)));
  expect(carried.flat().toSorted()).toEqual(phrases.toSorted());
  expect(carried.filter(({ length }) => length > 1)).toEqual([]);
});

test.each(["choosing-the-right-erp", "accounting-automation-future"])("%s holds its text once", (slug) => {
  const html = readFileSync(join(client, "blog", slug, "index.html"), "utf8");
  const sentence =
    slug === "choosing-the-right-erp" ? "Nobody types it a second time." : "Then lock the month.";
  expect(html.split(sentence)).toHaveLength(2);
});

test("every page names the feed in its head", () => {
  const pages = (readdirSync(client, { recursive: true }) as string[]).filter((file) =>
    file.endsWith("index.html"),
  );
  const without = pages.filter(
    (file) => !readFileSync(join(client, file), "utf8").includes('type="application/atom+xml"'),
  );
  expect(without.filter((file) => !file.startsWith("chat-widget"))).toEqual([]);
});
