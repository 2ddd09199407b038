import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cutCss } from "../build/cut-css";
import { finishPage, finishStaticPage } from "./finish-page";

const parts = { loader: "late()", css: cutCss(".a{top:0}.b{top:1px}") };
const rendered = [
  '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/x.js"/>',
  '<link rel="stylesheet" href="/assets/app.css"/><script type="application/ld+json">{}</script></head>',
  '<body><p class="a">$& text</p><script>data()</script>',
  '<script type="module" async="">import("/assets/entry.js")</script></body></html>',
].join("");

test("a finished page asks for no script and no stylesheet by itself", () => {
  const { html } = finishPage(rendered, parts);
  expect(html).not.toContain("modulepreload");
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<style>.a{top:0}</style><link rel="stylesheet" href="/assets/app.css" disabled>');
  expect(html).toContain('<script type="text/late">import("/assets/entry.js")</script>');
  expect(html).toContain("<script>late()</script></head>");
});

test("what starts the application can be kept in a file, which needs no hash", () => {
  const { html, scriptHashes } = finishPage(rendered, parts, (source) => {
    expect(source).toBe('import("/assets/entry.js")');
    return "/assets/start.js";
  });
  expect(html).toContain('<script type="text/late" src="/assets/start.js"></script>');
  expect(scriptHashes.sort()).toEqual(["late()", "data()"].map(sha256).sort());
});

test("every inline script that may run has its hash, and no other", () => {
  const { scriptHashes } = finishPage(rendered, parts);
  const expected = ["late()", "data()", 'import("/assets/entry.js")'].map(sha256);
  expect(scriptHashes.sort()).toEqual(expected.sort());
});

test("React Router's data waits with the application, and the scroll position does not wait", () => {
  const { html, scriptHashes } = finishPage(
    [
      "<html><head></head><body>",
      '<script>restore("react-router-scroll-positions")</script><script>window.__reactRouterContext = {};</script>',
      '<script type="module" async="">import("/assets/entry.js")</script>',
      "<!--$--><script>window.__reactRouterContext.fill();</script><!--/$--></body></html>",
    ].join(""),
    parts,
  );
  const early = `late()\naddEventListener("DOMContentLoaded",()=>{restore("react-router-scroll-positions")});`;
  const late =
    'window.__reactRouterContext = {};\nwindow.__reactRouterContext.fill();\nimport("/assets/entry.js")';
  expect(html).toBe(
    `<html><head><script>${early}</script></head><body><script></script><script></script><script type="text/late">${late}</script><!--$--><script></script><!--/$--></body></html>`,
  );
  expect(scriptHashes).toEqual([early, late].map(sha256));
});

test("a static page keeps only scripts that come from files", () => {
  const { html, scriptHashes } = finishStaticPage(
    rendered.replace("</body>", '<script type="module" src="/assets/w.js"></script></body>'),
    parts,
  );
  expect(html).toContain("<style>.a{top:0}</style>");
  expect(html).toContain('src="/assets/w.js"');
  expect(html).toContain("ld+json");
  expect(html).not.toContain("data()");
  expect(scriptHashes).toEqual([]);
});

function sha256(source: string) {
  return createHash("sha256").update(source).digest("base64");
}
