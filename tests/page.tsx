import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, type MetaDescriptor } from "react-router";
import { languageOf } from "~/language/language";
import { LanguageContext } from "~/language/use-language";

type PageModule<Props extends object> = {
  default: ComponentType<Props>;
  // biome-ignore lint/suspicious/noExplicitAny: each route has a type of its own for it
  meta: (args: any) => MetaDescriptor[];
  loader?: () => unknown;
};

/** Renders one page without the shell. */
export function renderPage<Props extends object>(page: PageModule<Props>, path: string) {
  const Stub = createRoutesStub([{ id: "page", path, Component: page.default as ComponentType }]);
  const html = renderToStaticMarkup(
    <LanguageContext value={languageOf(path)}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { page: page.loader?.() ?? null } }} />
    </LanguageContext>,
  );
  const meta = page.meta({ location: { pathname: path } });
  return {
    html,
    /** `h1 About Us`, in the order of the page. */
    headings: all(html, /<(h[1-6])[^>]*>(.*?)<\/h[1-6]>/gs, ([, tag, text]) => `${tag} ${plain(text)}`),
    /** `Request a Demo → /request-demo`, in the order of the page. */
    links: all(html, /<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, ([, to, text]) => `${plain(text)} → ${to}`),
    screens: all(html, /<img class="vg[^"]*"[^>]*alt="([^"]+)"/g, ([, label]) => label),
    text: plain(html),
    /** As shared links and our own search call it. */
    title: named(meta, "og:title"),
    tab: find(meta, "title"),
    description: find(meta, "content"),
  };
}

function all<T>(html: string, pattern: RegExp, pick: (match: RegExpMatchArray) => T): T[] {
  return Array.from(html.matchAll(pattern), pick);
}

function plain(html = ""): string {
  return html
    .replace(/<svg.*?<\/svg>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ")
    .trim();
}

function named(meta: MetaDescriptor[], property: string): string {
  const found = meta.find((entry) => "property" in entry && entry.property === property);
  return found && "content" in found ? String(found.content) : "";
}

function find(meta: MetaDescriptor[], key: "title" | "content"): string {
  const found = meta.find((entry) => key in entry) as Record<string, string> | undefined;
  return found?.[key] ?? "";
}
