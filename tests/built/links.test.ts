import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const client = new URL("../../dist/client/", import.meta.url).pathname;
const rendered =
  /^\/(search|orders\/find|orders\/[^/]+|products\/hardware\/[\w-]+\/order|rest\/v1|healthz)(\?|$)/;

/** Every `href`, `src` and form target of every built page leads to a built file or to a page made on request. */
test.each(pages())("%s has no dead link", (page) => {
  const html = readFileSync(join(client, page, "index.html"), "utf8");
  const dead = links(html).filter((link) => !leadsSomewhere(link, html));
  expect(dead).toEqual([]);
});

/** The restaurants' tab "Menu" once led to the phone's menu. */
test.each(pages())("%s has no id twice, so a link to a part of it opens that part", (page) => {
  const html = readFileSync(join(client, page, "index.html"), "utf8");
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

function pages(): string[] {
  return (readdirSync(client, { recursive: true }) as string[])
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
}

function links(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src|action|poster)="([^"]+)"/g)].map(([, link = ""]) => link);
  return [...new Set(found)].filter((link) => link.startsWith("/") || link.startsWith("#"));
}

function leadsSomewhere(link: string, html: string): boolean {
  if (link.startsWith("#"))
    return link === "#" ? false : html.includes(`id="${decodeURIComponent(link.slice(1))}"`);
  if (rendered.test(link)) return true;
  const [, path = "", , id] = link.replaceAll("&amp;", "&").match(/^([^?#]*)(\?[^#]*)?(?:#(.*))?$/) ?? [];
  // Answered with a redirect.
  if (path !== "/" && path.endsWith("/")) return false;
  const file = join(client, path);
  if (!existsSync(join(file, "index.html"))) return existsSync(file) && path !== "/";
  return !id || readFileSync(join(file, "index.html"), "utf8").includes(`id="${id}"`);
}
