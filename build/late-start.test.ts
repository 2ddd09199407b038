import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { startLate } from "./late-start";
import { type BuiltPage, readPages } from "./pages";

const client = new URL("../dist/client", import.meta.url).pathname;

test("what late start and the script hashes rely on was seen in React Router 8.4.0", () => {
  const version = (name: string) =>
    JSON.parse(readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), "utf8"))
      .version;
  // A new version: build, look at a page's scripts, run tests/browser/late-start.spec.ts, then raise the number.
  expect([version("react-router"), version("@react-router/dev")]).toEqual(["8.4.0", "8.4.0"]);
});

test("the module script that starts the application waits, and everything else stays", () => {
  const page = render("<main><p>Text</p></main>");
  startLate([page], ["till-AbCd1234.js", "till-page-AbCd1234.js"]);
  expect(page.root.toString()).toBe(
    '<html><head></head><body><main><p>Text</p></main><script>context()</script><script type="text/late">import("/assets/entry.js")</script><!--$--><script>data()</script><!--/$--></body></html>',
  );
});

test.each(['<form method="post"></form>', '<a href="/products/hardware/order?pos-terminal=1">Purchase</a>'])(
  "a page with %s names the files to fetch ahead",
  (part) => {
    const page = render(`<main>${part}</main>`);
    startLate([page], ["till-AbCd1234.js", "till-page-AbCd1234.js"]);
    expect(page.root.querySelectorAll("link").map((link) => link.toString())).toEqual([
      '<link rel="late-modulepreload" href="/assets/entry.js">',
    ]);
  },
);

test.each([
  ["load", "late-modulepreload"],
  ["near", "near-modulepreload"],
])("a part that is used when it comes %s has its own file fetched with the rest", (ahead, rel) => {
  const page = render(`<main><div data-chunk="till" data-ahead="${ahead}"></div></main>`);
  startLate([page], ["till-page-AbCd1234.js", "till-AbCd1234.js"]);
  expect(page.root.querySelectorAll("link").map((link) => link.toString())).toEqual([
    `<link rel="${rel}" href="/assets/entry.js">`,
    `<link rel="${rel}" href="/assets/till-AbCd1234.js">`,
  ]);
});

test("every built page with an application has exactly one waiting script, which imports it", () => {
  const waiting = readPages(client)
    .filter(({ root }) => root.querySelector("script[data-application]"))
    .map(({ path, root }) => [path, root.querySelectorAll('script[type="text/late"]')] as const);
  expect(waiting.length).toBeGreaterThan(25);
  for (const [path, scripts] of waiting) {
    expect(
      scripts.map(({ rawText }) => rawText.includes('import("/assets/entry.client-')),
      path,
    ).toEqual([true]);
  }
});

function render(main: string): BuiltPage {
  const html = `<html><head><link rel="modulepreload" href="/assets/entry.js"/></head><body>${main}<script>context()</script><script type="module" async="">import("/assets/entry.js")</script><!--$--><script>data()</script><!--/$--></body></html>`;
  return { path: "/x", root: parse(html, { comment: true }) } as BuiltPage;
}
