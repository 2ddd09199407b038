import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { englishPath, languageOf } from "~/language/language";
import { openEngine } from "~/search/engine";
import { findResults } from "~/search/results";
import { englishLeft } from "../english-left";
import { builtHtml, client } from "./head";

const pages = builtHtml();
const swahili = pages.filter(({ path }) => languageOf(path) === "sw");

test("the way from reading to ordering exists in Swahili", () => {
  const paths = swahili.map(({ path }) => path);
  for (const path of ["", "/products/veltopos", "/products/hardware", "/request-demo", "/contact", "/help"]) {
    expect(paths).toContain(`/sw${path}`);
  }
});

describe.each(swahili.map((page) => [page.path, page] as const))("%s", (path, { root, links, metas }) => {
  const english = englishPath(path);

  test("says its language, and names both versions as the English page does", () => {
    expect(root.querySelector("html")?.getAttribute("lang")).toBe("sw-KE");
    if (metas("robots").includes("noindex")) return;
    expect(metas("og:locale")).toEqual(["sw_KE"]);
    expect(links("canonical")).toEqual([`https://velto.example${path}`]);
    const twin = pages.find((page) => page.path === english);
    expect(versions(root)).toEqual(versions(twin?.root));
    expect(versions(root)).toMatchObject({ "sw-KE": links("canonical")[0] });
  });

  test("has no English sentence: none of its small words stands outside what is marked as English", () => {
    expect(englishLeft(root)).toEqual([]);
  });

  test("leads to English pages with a word of warning only", () => {
    const unsaid = root
      .querySelectorAll('a[href^="/"]')
      .filter((link) => {
        const to = link.getAttribute("href") ?? "";
        return languageOf(to) === "en" && !/\.|^\/media/.test(to) && !link.getAttribute("hreflang");
      })
      .filter((link) => !link.text.includes("(Kiingereza)"));
    expect(unsaid.map((link) => link.outerHTML)).toEqual([]);
  });
});

test.each([
  ["bei ya printer", "/sw/products/hardware/receipt-printers"],
  ["mashine ya kadi", "/sw/products/hardware/payment-terminals"],
  ["skana ya barcode", "/sw/products/hardware/barcode-scanners"],
  ["tafuta oda yangu", "/sw/orders/find"],
  ["resturant pos", "/sw/products/veltopos/restaurants"],
])("a Swahili search for '%s' finds %s", (asked, url) => {
  const documents = JSON.parse(readFileSync(join(client, "search-index-sw.json"), "utf8"));
  const { results } = findResults(openEngine(documents), asked, { language: "sw" });
  const found = results.slice(0, 6).map((result) => `/sw${englishPath(result.url)}`.replace(/#.*/, ""));
  expect(found).toContain(url);
});

function versions(root: HTMLElement | undefined): Record<string, string | undefined> {
  const links = root?.querySelectorAll('link[rel="alternate"][hreflang]') ?? [];
  return Object.fromEntries(
    links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")] as const),
  );
}
