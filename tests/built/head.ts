import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const client = new URL("../../dist/client/", import.meta.url).pathname;

// biome-ignore lint/suspicious/noExplicitAny: JSON-LD has no one shape
export type Thing = any;

export type Page = ReturnType<typeof readPage>;

/** Every prerendered page, as a crawler reads it. */
export function builtHtml(): Page[] {
  return (readdirSync(client, { recursive: true }) as string[])
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .sort()
    .map((path) => readPage(path, readFileSync(join(client, path, "index.html"), "utf8")));
}

export function readPage(path: string, html: string) {
  const [head = "", body = ""] = html.split("</head>");
  return {
    path,
    html,
    title: text(head.match(/<title>([^<]*)<\/title>/)?.[1] ?? ""),
    titles: head.match(/<title>/g)?.length,
    metas: (key: string) => attributes(head, "meta", /(?:name|property)="([^"]+)"/, key, "content"),
    links: (rel: string) => attributes(head, "link", /rel="([^"]+)"/, rel, "href"),
    things: jsonLd(html),
    h1: text(body.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1] ?? ""),
    /** What a reader may see, closed panels included. */
    words: text(body),
    crumbs: crumbs(body),
  };
}

export function text(html: string): string {
  return html
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;|&apos;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .replace(/ ([.,])/g, "$1")
    .trim();
}

function attributes(head: string, tag: string, name: RegExp, wanted: string, value: string): string[] {
  return (head.match(new RegExp(`<${tag} [^>]*>`, "g")) ?? [])
    .filter((element) => element.match(name)?.[1] === wanted)
    .map((element) => text(element.match(new RegExp(`${value}="([^"]*)"`))?.[1] ?? ""));
}

function jsonLd(html: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return scripts.flatMap(([, json = ""]) => JSON.parse(json)["@graph"]);
}

function crumbs(body: string): { name: string; href?: string }[] {
  const nav = body.match(/<nav class="crumb"[\s\S]*?<\/nav>/)?.[0] ?? "";
  const steps = nav.matchAll(
    /<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>|aria-current="page"[^>]*>([\s\S]*?)<\/span>/g,
  );
  return [...steps].map(([, href, name, here]) => ({ name: text(name ?? here ?? ""), href }));
}
