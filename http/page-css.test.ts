import { expect, test } from "vitest";
import { cutCss } from "../build/cut-css";
import { cssForPage } from "./page-css";

function css(source: string, html: string) {
  return cssForPage(cutCss(source), html);
}

test("keeps rules whose classes all occur, in order", () => {
  const sheet = ".a{color:red}.b{color:blue}.a .b{top:0}.a .c{top:1px}p{margin:0}";
  expect(css(sheet, '<p class="b a">')).toBe(".a{color:red}.b{color:blue}.a .b{top:0}p{margin:0}");
});

test("of a list those selectors stay that can match", () => {
  expect(css(".x,.y:hover,p{top:0}", '<i class="y">')).toBe(".y:hover,p{top:0}");
});

test("of alternatives one must occur, of what is excluded nothing", () => {
  const sheet = ".a:is(.x,p .y):not(:has(.z)){top:0}";
  expect(css(sheet, '<i class="a y">')).toBe(sheet);
  expect(css(sheet, '<i class="a">')).toBe("");
  expect(css(".a:has(.b:is(.c,.d):hover) i{top:0}", '<i class="a b d">')).not.toBe("");
  expect(css(".a:has(.b:is(.c,.d):hover) i{top:0}", '<i class="a b">')).toBe("");
});

test("elements and attributes are no conditions", () => {
  const sheet = '[href$=".pdf"]{top:1px}body:has(dialog[open],.dlg) p{top:0}';
  expect(css(sheet, "<p>")).toBe(sheet);
});

test("groups without a used rule go, nested ones too", () => {
  const sheet = "@layer c{@media (min-width:1px){.a{top:0}}@media print{.q{top:0}}}";
  expect(css(sheet, '<i class="a">')).toBe("@layer c{@media (min-width:1px){.a{top:0}}}");
});

test("escaped utility names are read", () => {
  expect(css(".md\\:top-1\\.5{top:0}", '<i class="md:top-1.5">')).toBe(".md\\:top-1\\.5{top:0}");
});

test("keyframes stay only while an animation names them", () => {
  const sheet = "@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:spin 1s}";
  expect(css(sheet, '<i class="a">')).toBe(".a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}");
});

test("variables that nothing reads fall away, chains included", () => {
  const sheet = ":root{--a:1px;--b:var(--a);--c:2px;--d:var(--c)}.x{top:var(--b)}";
  expect(css(sheet, '<i class="x">')).toBe(":root{--a:1px;--b:var(--a);}.x{top:var(--b)}");
});

test("variables read by inline SVG stay", () => {
  expect(css(":root{--v:red}", '<path fill="var(--v,#fff)">')).toBe(":root{--v:red}");
});

test("a registered property stays only while something reads it", () => {
  const sheet = '@property --a{syntax:"*"}@property --b{syntax:"*"}.x{top:var(--a)}';
  expect(css(sheet, '<i class="x">')).toBe('.x{top:var(--a)}@property --a{syntax:"*"}');
});

test("rules that lost all they said go", () => {
  expect(css(":root{--a:1px}.x{top:0}@media print{:root{--a:2px}}", '<i class="x">')).toBe(".x{top:0}");
});
