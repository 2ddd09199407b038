import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtHtml, client, type Page } from "./head";

const rendered =
  /^(?:\/sw)?\/(search|orders\/find|orders\/[^/]+|products\/hardware\/(order|quotation|[\w-]+\/order)|rest\/v1|healthz)(\?|$)/;
const pages = new Map(builtHtml().map((page) => [page.path, page]));

/** Every `href`, `src` and form target of every built page leads to a built file or to a page made on request. */
test.each([...pages])("%s has no dead link", (_, page) => {
  expect(links(page).filter((link) => !leadsSomewhere(link, page))).toEqual([]);
});

/** The restaurants' tab "Menu" once led to the phone's menu. */
test.each([...pages])("%s has no id twice, so a link to a part of it opens that part", (_, page) => {
  const ids = page.root.querySelectorAll("[id]").map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

function links({ root }: Page): string[] {
  const found = ["href", "src", "action", "poster"].flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ""),
  );
  return [...new Set(found)].filter((link) => link.startsWith("/") || link.startsWith("#"));
}

function leadsSomewhere(link: string, page: Page): boolean {
  if (link === "#") return false;
  if (link.startsWith("#")) return hasPart(page, decodeURIComponent(link.slice(1)));
  if (rendered.test(link)) return true;
  const { pathname, hash } = new URL(link, "https://velto.example");
  // Answered with a redirect.
  if (pathname !== "/" && pathname.endsWith("/")) return false;
  const target = pages.get(pathname);
  if (!target) return existsSync(join(client, pathname));
  return hash === "" || hasPart(target, hash.slice(1));
}

function hasPart({ root }: Page, id: string): boolean {
  return root.getElementById(id) !== null;
}
