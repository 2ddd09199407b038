import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { loadStaticAnswers } from "../../http/static-answers";

const client = new URL("../../dist/client/", import.meta.url).pathname;
const kb = 1024;
const pages = (readdirSync(client, { recursive: true }) as string[])
  .filter((file) => file.endsWith("index.html"))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
const scripts = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"));

/** React, React DOM and React Router: what an empty application of this stack weighs, gzipped. */
const frameworkFloor = 111 * kb;

/** What a server may send before it hears from the browser again: ten segments. */
const firstWindow = 14_600;
const hashes = JSON.parse(readFileSync(join(client, "../page-hashes.json"), "utf8"));
const answers = loadStaticAnswers(client, hashes, false);
const fromNode =
  "HTTP/1.1 200 OK\r\nDate: Sun, 15 Nov 2026 09:20:00 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n";
/** Articles have their words; the shops' edition shows three machines. See decision 49. */
const longPages = /^\/blog\/.|^\/products\/veltopos\/retail$/;

describe.each(pages)("%s", (path) => {
  const html = readFileSync(join(client, path, "index.html"), "utf8");
  const compressed = readFileSync(join(client, path, "index.html.br"));

  test("the whole page is at most 32 KB", () => {
    expect(compressed.length).toBeLessThanOrEqual(32 * kb);
  });

  test("it is one round trip, headers included", () => {
    const headers = Object.entries(answers.get(path)?.variants.br?.headers ?? {});
    const head = fromNode + headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const roundTrips = head.length + compressed.length <= firstWindow ? 1 : 2;
    expect(headers).not.toEqual([]);
    expect(roundTrips).toBe(longPages.test(path) ? 2 : 1);
  });

  test("head, styles and hero arrive with the first 14 KB", () => {
    const first = brotliDecompressSync(compressed.subarray(0, 14 * kb), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString();
    const title = html.indexOf("</h1>");
    const heroEnds = title + (html.slice(title).match(/<\/(section|header)>/)?.index ?? 0);
    expect(first.length).toBeGreaterThan(heroEnds);
  });

  test("it asks for no script and no style of its own accord", () => {
    expect(/<script[^>]*type="module"[^>]*async|modulepreload/.test(html)).toBe(false);
    for (const [link] of html.matchAll(/<link rel="stylesheet"[^>]*>/g)) expect(link).toContain("disabled");
  });

  test("nothing comes from elsewhere", () => {
    const loaded = [
      ...html.matchAll(/<(?:img|script|source|video|iframe)[^>]*\s(?:src|srcset|poster)="([^"]+)"/gi),
    ];
    const linked = [...html.matchAll(/<link rel="(?:preload|stylesheet|icon|manifest)"[^>]*href="([^"]+)"/g)];
    for (const [, url] of [...loaded, ...linked]) expect(url).toMatch(/^\/(?!\/)/);
  });

  test("pictures keep their place and those below the fold wait", () => {
    const images = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
    for (const tag of images) expect(tag).toMatch(/width="\d+" height="\d+"|height="\d+" width="\d+"/);
    const eager = images.filter((tag) => !tag.includes('loading="lazy"'));
    // A hero shows up to three product screens.
    expect(eager.length).toBeLessThanOrEqual(3);
  });

  test("its own JavaScript is at most 25 KB over the framework", () => {
    expect(scriptsOf(html).length > 0).toBe(path !== "/chat-widget"); // which has no application
    const weight = scriptsOf(html).reduce((sum, file) => sum + gzipSync(readAsset(file)).length, 0);
    expect(weight).toBeLessThanOrEqual(frameworkFloor + 25 * kb);
  });
});

test("fonts are at most 45 KB", () => {
  const fonts = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".woff2"));
  const weight = fonts.reduce((sum, name) => sum + readAsset(name).length, 0);
  expect(weight).toBeLessThanOrEqual(45 * kb);
});

test("the home page preloads its poster and leaves the film for later", () => {
  const html = readFileSync(join(client, "index.html"), "utf8");
  expect(/<link rel="preload"[^>]*as="image"/.test(html)).toBe(true);
  expect(/<(video|source)[^>]*\.(mp4|webm)/.test(html)).toBe(false);
});

test("no illustration is in a bundle", () => {
  const illustrations = readdirSync("app/illustrations/screens").map((name) =>
    readFileSync(join("app/illustrations/screens", name), "utf8"),
  );
  const marks = illustrations.flatMap((svg) =>
    [...svg.matchAll(/ d="([^"]{60,})"/g)].map(([, d]) => d ?? ""),
  );
  const icons = [...readFileSync("app/ui/icons.svg", "utf8").matchAll(/ d="([^"]{60,})"/g)].map(
    ([, d]) => d ?? "",
  );
  for (const name of scripts) {
    const source = readAsset(name).toString();
    expect(
      [...marks, ...icons].filter((mark) => source.includes(mark)),
      name,
    ).toEqual([]);
  }
});

/** The page's own modules and, through their imports, all they need before they run. */
function scriptsOf(html: string): string[] {
  const start = html.match(/<script type="text\/late" src="\/assets\/([\w.-]+)"/)?.[1];
  const found = new Set<string>();
  const waiting = start ? assetsIn(readAsset(start).toString()) : []; // itself it is the page's data
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...staticImports(readAsset(file).toString()));
  }
  return [...found];
}

function assetsIn(source: string): string[] {
  return [...source.matchAll(/"\/assets\/([\w.-]+\.js)"/g)].map(([, name]) => name ?? "");
}

function staticImports(source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name]) => name ?? "");
}

function readAsset(name: string): Buffer {
  return readFileSync(join(client, "assets", name));
}
