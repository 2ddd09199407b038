import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Illustration } from "./illustration";
import { type IllustrationName, illustrations } from "./illustrations";

const folder = new URL("./screens/", import.meta.url);
const names = Object.keys(illustrations) as IllustrationName[];

test("every drawing is listed", () => {
  const files = readdirSync(folder).map((file) => file.replace(".svg", ""));
  expect(names.toSorted()).toEqual(files.toSorted());
});

test.each(names)("%s has the listed size, and no id that could clash with a second copy", (name) => {
  const svg = readFileSync(new URL(`${name}.svg`, folder), "utf8");
  const { width, height } = illustrations[name];
  expect(svg).toMatch(new RegExp(`^<svg xmlns="[^"]+" id="v" viewBox="0 0 ${width} ${height}">`));
  expect(svg.match(/ id="/g)).toHaveLength(1);
});

test("the page has its place and its description, and the drawing for who has no scripts", () => {
  const html = renderToStaticMarkup(<Illustration name="pos-sale" />);
  expect(html).toContain('viewBox="0 0 720 480"');
  expect(html).toContain(`role="img" aria-label="${illustrations["pos-sale"].label}"`);
  expect(html).toMatch(/<noscript>.*<use href="[^"]*pos-sale.svg#v"\/>.*<\/noscript>/);
});

test("a decorative one is silent", () => {
  const html = renderToStaticMarkup(<Illustration name="pos-sale" label="decorative" flat />);
  expect(html).toMatch(/^<svg class="vg" viewBox="0 0 720 480" aria-hidden="true">/);
});
