import { describe, expect, test } from "vitest";
import { type IllustrationName, illustrations } from "../app/illustrations/illustrations";
import { illustration } from "./illustrations";
import { setLine } from "./illustrations/glyphs";

describe.each(Object.keys(illustrations) as IllustrationName[])("%s", (name) => {
  const svg = illustration(`${name}.svg`);

  test("needs no font and nothing from elsewhere", () => {
    expect(svg).not.toMatch(/<text|font-|href="[^#]|url\(/);
  });

  test("has the dark value of every colour it takes from the scheme", () => {
    const style = svg.slice(svg.indexOf("<style>"), svg.indexOf("</style>"));
    expect(style).toContain("prefers-color-scheme:dark");
    expect(style).toMatch(/--vg-(ink|sheet|on-deep|screen):#/);
  });
});

test("the font's weight axis is followed, and figures have one width", () => {
  expect(setLine("Total", 600, 0).width).toBeGreaterThan(setLine("Total", 475, 0).width);
  expect(setLine("111", 600, 0).width).toBe(setLine("888", 600, 0).width);
});

test("a character that the font lacks is named", () => {
  expect(() => setLine("back ←", 475, 0)).toThrow("←");
});
