import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { builtHtml, client } from "./head";

/** Bytes as measured, with room for paragraphs and fields to come. A picture or a library that slipped in is over. */
const most = {
  page: 32_000,
  pageModule: 9_000,
  fonts: 28_900,
  /** React, React DOM and React Router are 114,000 of it; the rest is ours, the most on the pages with a form. */
  application: 200_000,
};

const pages = builtHtml();
const scripts = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"));

describe.each(pages.map((page) => [page.path, page] as const))("%s", (path, { root }) => {
  const compressed = readFileSync(join(client, path, "index.html.br"));

  test("the whole page is within its budget", () => {
    expect(compressed.length).toBeLessThanOrEqual(most.page);
  });

  test("nothing comes from elsewhere", () => {
    const loading = root.querySelectorAll("img, script, source, video, iframe, use");
    const linked = root
      .querySelectorAll("link")
      .filter((link) => /preload|stylesheet|icon|manifest/.test(link.getAttribute("rel") ?? ""));
    const urls = [...loading, ...linked].flatMap((element) =>
      ["src", "srcset", "poster", "href"].flatMap((name) => element.getAttribute(name) ?? []),
    );
    for (const url of urls) expect(url).toMatch(/^\/(?!\/)/);
  });

  test("pictures keep their place and those below the fold wait", () => {
    const images = root.querySelectorAll("img");
    for (const image of images) {
      expect([image.getAttribute("width"), image.getAttribute("height")].map(Number)).not.toContain(NaN);
    }
    const eager = images.filter((image) => image.getAttribute("loading") !== "lazy");
    // A hero shows up to three product screens.
    expect(eager.length).toBeLessThanOrEqual(3);
  });

  test("its application is within its budget", () => {
    const files = applicationOf(root);
    const weight = files.reduce((sum, file) => sum + gzipSync(readAsset(file)).length, 0);
    expect(weight).toBeLessThanOrEqual(most.application);
  });
});

test("fonts and the module of every page are within their budgets", () => {
  const weigh = (pattern: RegExp) =>
    readdirSync(join(client, "assets"))
      .filter((name) => pattern.test(name))
      .reduce((sum, name) => sum + gzipSync(readAsset(name)).length, 0);
  const ofEveryPage = /^(?!.*latin).*\.woff2$/;
  expect(weigh(ofEveryPage)).toBeLessThanOrEqual(most.fonts);
  expect(weigh(ofEveryPage)).toBeGreaterThan(0);
  expect(weigh(/^(page-module|reveals).*\.js$/)).toBeLessThanOrEqual(most.pageModule);
  expect(weigh(/^(page-module|reveals).*\.js$/)).toBeGreaterThan(0);
});

test("the home page preloads its poster and leaves the film for later", () => {
  const home = pages.find(({ path }) => path === "/")?.root;
  expect(home?.querySelectorAll('link[rel="preload"][as="image"]').length).toBeGreaterThan(0);
  const film = home?.querySelectorAll("video, video source") ?? [];
  expect(film.map((element) => element.getAttribute("src"))).toEqual([undefined]);
});

test("an illustration weighs at most 10 KB on the way", () => {
  const folder = join(client, "illustrations");
  const files = readdirSync(folder).filter((name) => name.endsWith(".svg.br"));
  expect(files.length).toBeGreaterThan(50);
  const heavy = files.filter((name) => statSync(join(folder, name)).size > 10_000);
  expect(heavy).toEqual([]);
});

test("no illustration and no icon is in a script", () => {
  const folder = "app/illustrations/screens";
  const files = [...readdirSync(folder).map((name) => join(folder, name)), "app/ui/icons.svg"];
  const outlines = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/ d="([^"]{60,})"/g)].map(([, d]) => d ?? ""),
  );
  for (const name of scripts) {
    const source = readAsset(name).toString();
    expect(
      outlines.filter((outline) => source.includes(outline)),
      name,
    ).toEqual([]);
  }
});

/** The page's own modules and, through their imports, all they need before they run. */
function applicationOf(root: HTMLElement): string[] {
  const start = root.querySelector('script[type="module"]:not([src])')?.rawText ?? "";
  const found = new Set<string>();
  const waiting = [...start.matchAll(/"\/assets\/([\w.-]+\.js)"/g)].map(([, name = ""]) => name);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...staticImports(readAsset(file).toString()));
  }
  return [...found];
}

function staticImports(source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name = ""]) => name);
}

function readAsset(name: string): Buffer {
  return readFileSync(join(client, "assets", name));
}
