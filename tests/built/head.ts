import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";

export const client = new URL("../../dist/client/", import.meta.url).pathname;

// biome-ignore lint/suspicious/noExplicitAny: JSON-LD has no one shape
export type Thing = any;

export type Page = ReturnType<typeof readPage>;

/** Every prerendered page, as a crawler reads it. */
export function builtHtml(): Page[] {
  return globSync("**/index.html", { cwd: client })
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .sort()
    .map((path) => readPage(path, readFileSync(join(client, path, "index.html"), "utf8")));
}

export function readPage(path: string, html: string) {
  const root = parse(html);
  const values = (selector: string, attribute: string) =>
    root.querySelectorAll(`head ${selector}`).map((element) => element.getAttribute(attribute) ?? "");
  return {
    path,
    html,
    root,
    title: root.querySelector("head title")?.text ?? "",
    titles: root.querySelectorAll("head title").length,
    metas: (key: string) => [
      ...values(`meta[name="${key}"]`, "content"),
      ...values(`meta[property="${key}"]`, "content"),
    ],
    links: (rel: string) => values(`link[rel="${rel}"]`, "href"),
    things: jsonLd(root),
    h1: text(root.querySelector("h1")),
    /** What a reader may see, closed panels included. */
    words: text(root.querySelector("body")),
    crumbs: crumbs(root),
  };
}

/** With a space wherever a tag stood, and none before a full stop. */
function text(element: HTMLElement | null): string {
  return pieces(element)
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,])/g, "$1")
    .trim();
}

const unseen = new Set(["SCRIPT", "STYLE", "TEMPLATE"]);

function pieces(element: HTMLElement | null): string[] {
  if (!element || unseen.has(element.tagName)) return [];
  const found: string[] = [];
  let joined = false;
  for (const node of element.childNodes) {
    const own = "tagName" in node ? pieces(node as HTMLElement) : [node.text];
    const isText = !("tagName" in node);
    // React puts a comment between two texts that belong together; the parser has dropped it.
    if (isText && joined) found.push((found.pop() ?? "") + own[0]);
    else found.push(...own);
    joined = isText;
  }
  return found;
}

function jsonLd(root: HTMLElement): Thing[] {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  return scripts.flatMap(({ rawText }) => JSON.parse(rawText)["@graph"]);
}

function crumbs(root: HTMLElement): { name: string; href?: string }[] {
  const steps = root.querySelectorAll('nav.crumb a, nav.crumb [aria-current="page"]');
  return steps.map((step) => ({ name: text(step), href: step.getAttribute("href") }));
}
