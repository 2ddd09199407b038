import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Illustration } from "./illustration";
import { type IllustrationName, illustrations } from "./illustrations";

const folder = new URL("./screens/", import.meta.url);
const names = Object.keys(illustrations) as IllustrationName[];

test("every illustration is listed", () => {
  const files = readdirSync(folder).map((file) => file.replace(".svg", ""));
  expect(names.toSorted()).toEqual(files.toSorted());
});

test.each(names)("%s has the listed size", (name) => {
  const svg = readFileSync(new URL(`${name}.svg`, folder), "utf8");
  const { width, height } = illustrations[name];
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
});

test("the page keeps its place, loads it late and describes it", () => {
  const html = renderToStaticMarkup(<Illustration name="pos-sale" />);
  expect(html).toContain('width="720" height="480"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain(`alt="${illustrations["pos-sale"].label}"`);
});

test("a decorative one is silent", () => {
  expect(renderToStaticMarkup(<Illustration name="pos-sale" label="decorative" />)).toContain('alt=""');
});
