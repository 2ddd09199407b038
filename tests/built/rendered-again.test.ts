import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { readBuiltSite } from "../../http/built-site";

const dist = new URL("../../dist/", import.meta.url).pathname;
const { files, build } = readBuiltSite(dist);
const { renderer }: typeof import("../../server") = await import(`${dist}server/index.js`);
const pages = [...files].flatMap(([path, { text, scripts }]) => (scripts ? [{ path, text, scripts }] : []));

test("every page is among them", () => {
  expect(pages.length).toBeGreaterThan(25);
  expect(pages.map(({ path }) => path)).toContain("/");
});

test.each(pages)(
  "$path, rendered and finished while the site runs, has the bytes of the build",
  async (page) => {
    const { scripts, ...text } = await renderer.page(new URL(page.path, build.siteUrl));
    expect(text.content.toString()).toBe(page.text?.content.toString());
    expect(text).toEqual(page.text);
    expect(scripts).toEqual(page.scripts);
  },
);

test.each(pages)("$path may run each of its inline scripts", ({ text, scripts }) => {
  const inline = parse(String(text?.content)).querySelectorAll(
    'script:not([src], [type="application/ld+json"])',
  );
  const hashes = inline.map(({ rawText }) => createHash("sha256").update(rawText).digest("base64"));
  expect(new Set(hashes)).toEqual(new Set(scripts));
});
