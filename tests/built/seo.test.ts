import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue } from "~/catalogue/catalogue";
import { languageOf } from "~/language/language";
import { pathIn } from "~/language/links";
import { builtHtml, client, type Page, type Thing } from "./head";

const pages = builtHtml();
const open = pages.filter((page) => page.links("canonical").length > 0);
const origin = new URL(open.find(({ path }) => path === "/")?.links("canonical")[0] ?? "").origin;

test("every page is either in the index with an address of its own, or says that it is not", () => {
  const undecided = pages.filter((page) => !page.links("canonical").length && !hidden(page));
  const both = open.filter(hidden);
  expect([...undecided, ...both].map(({ path }) => path)).toEqual([]);
});

test("no two pages share a title or a description", () => {
  expect(repeated(open.map(({ title }) => title))).toEqual([]);
  expect(repeated(open.map((page) => page.metas("description")[0]))).toEqual([]);
});

describe.each(open.map((page) => [page.path, page] as const))("%s", (path, page) => {
  test("has one title and one description of a length that is shown whole", () => {
    expect(page.titles).toBe(1);
    expect(page.title).toMatch(/^\S.*\bVelto/);
    expect(page.title.length).toBeLessThanOrEqual(70);
    const [description = "", ...more] = page.metas("description");
    expect(more).toEqual([]);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test("names its own address", () => {
    expect(page.links("canonical")).toEqual([origin + path]);
    expect(page.metas("og:url")).toEqual([origin + path]);
  });

  test("has a complete card for shared links", () => {
    for (const key of [
      "og:site_name",
      "og:locale",
      "og:type",
      "og:title",
      "og:description",
      "og:image:alt",
    ]) {
      expect([key, page.metas(key).length]).toEqual([key, 1]);
    }
    expect(page.metas("twitter:card")).toEqual(["summary_large_image"]);
    expect(page.metas("og:title")[0]).toMatch(homes[path] ?? /^\S.*\S \| Velto$/);
    expect(page.metas("og:image")).toHaveLength(1);
    const image = readFileSync(fileOf(page.metas("og:image")[0] ?? ""));
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([page.metas("og:image:width")[0], page.metas("og:image:height")[0]]).toEqual(["1200", "630"]);
    expect(image.length).toBeLessThan(150_000);
  });

  test("has icons, manifest, feed and the browser's colour", () => {
    for (const rel of ["icon", "manifest", "alternate"]) {
      expect(page.links(rel).length).toBeGreaterThan(0);
      for (const href of page.links(rel)) {
        // The page in the other language is named by its whole address.
        const file = href.startsWith("/") ? join(client, href) : fileOf(href);
        expect([href, existsSync(file)]).toEqual([href, true]);
      }
    }
    for (const asked of ["favicon.ico", "apple-touch-icon.png"]) {
      expect([asked, existsSync(join(client, asked))]).toEqual([asked, true]);
    }
    expect(page.metas("theme-color")).toHaveLength(2);
  });

  test("states nothing in its data that it does not show", () => {
    for (const thing of page.things) statements[thing["@type"]]?.(thing, page);
    expect(
      page.things.map((thing: Thing) => thing["@type"]).filter((type: string) => !statements[type]),
    ).toEqual([]);
  });

  test("cannot break out of its data", () => {
    const scripts = page.root.querySelectorAll('script[type="application/ld+json"]');
    for (const { rawText } of scripts) expect(rawText).not.toMatch(/[<>&]/);
  });

  test("links only to built files from its data", () => {
    const urls = JSON.stringify(page.things).match(/"https?:[^"]+"/g) ?? [];
    const own = urls
      .map((url) => JSON.parse(url))
      .filter((url) => url.startsWith(origin) && !url.includes("/search"));
    for (const url of own) expect([url, existsSync(fileOf(url))]).toEqual([url, true]);
  });
});

const homes: Record<string, RegExp> = { "/": /^Velto\. Fast\./, "/sw": /^Velto\. Haraka\./ };

const statements: Record<string, (thing: Thing, page: Page) => void> = {
  Organization(thing, { words }) {
    for (const fact of [thing.email, thing.address.streetAddress, ...thing.telephone])
      expect(words).toContain(fact);
    expect(words).toContain(thing.slogan);
  },
  WebSite(thing, { html, path }) {
    const search = pathIn(languageOf(path), "/search");
    expect(thing.potentialAction.target.urlTemplate).toBe(`${origin}${search}?q={search_term_string}`);
    expect(html).toMatch(new RegExp(`(href|action)="${search}"`));
  },
  BreadcrumbList(thing, page) {
    const trail = thing.itemListElement.map((step: Thing) => ({
      name: step.name,
      href: new URL(step.item).pathname,
    }));
    const home = { en: { name: "Home", href: "/" }, sw: { name: "Mwanzo", href: "/sw" } };
    expect(trail[0]).toEqual(home[languageOf(page.path)]);
    expect(trail.at(-1).href).toBe(page.path);
    expect(trail.map((step: Thing) => step.href)).toEqual([
      ...new Set(trail.map((step: Thing) => step.href)),
    ]);
    for (const { name, href } of page.crumbs) {
      expect(trail).toContainEqual({ name, href: href ?? page.path });
    }
  },
  Product(thing, { words }) {
    expect(words).toContain(thing.name);
    expect(thing.offers.priceCurrency).toBe("KES");
    const shown = Number(thing.offers.price).toLocaleString("en-KE", { minimumFractionDigits: 2 });
    expect(words).toMatch(new RegExp(`ksh ?${shown}`));
    expect(JSON.stringify(thing)).not.toMatch(/aggregateRating|review/);
  },
  SoftwareApplication(thing, { words }) {
    expect(words).toContain(thing.name);
    expect(thing.featureList.length).toBeGreaterThan(0);
    for (const feature of thing.featureList) expect(words).toContain(feature);
  },
  FAQPage(thing, { root }) {
    const shown = root.querySelectorAll("main .faq details").map((details) => ({
      question: details.querySelector("summary")?.text.trim(),
      answer: details.querySelector("p")?.text.trim(),
    }));
    const stated = thing.mainEntity.map((one: Thing) => ({
      question: one.name,
      answer: one.acceptedAnswer.text,
    }));
    expect(stated.length).toBeGreaterThan(0);
    expect(shown).toEqual(expect.arrayContaining(stated));
  },
  BlogPosting(thing, { h1, words, html }) {
    expect(thing.headline).toBe(h1);
    expect(words).toContain(thing.author.name);
    expect(html).toMatch(new RegExp(`<time datetime="${thing.datePublished}"`, "i"));
  },
};

test.each([
  ["/", ["Organization", "WebSite"]],
  ["/products/veltoerp", ["SoftwareApplication", "BreadcrumbList", "FAQPage"]],
  ["/products/veltopos", ["SoftwareApplication", "BreadcrumbList", "FAQPage"]],
  ["/products/veltopos/retail", ["SoftwareApplication", "BreadcrumbList", "FAQPage"]],
  ["/products/hardware", [...catalogue.map(() => "Product"), "BreadcrumbList", "FAQPage"]],
  ...catalogue.map(({ id, path }): [string, string[]] => {
    // The payment terminal's page is where its own question is answered.
    const own = id === "payment-terminal" ? ["FAQPage"] : [];
    return [path, ["Product", "BreadcrumbList", ...own]];
  }),
  ["/pricing", ["BreadcrumbList", "FAQPage"]],
  ["/etims", ["BreadcrumbList", "FAQPage"]],
  ["/mpesa-pos", ["BreadcrumbList", "FAQPage"]],
  ["/delivery-warranty-returns", ["BreadcrumbList", "FAQPage"]],
  ["/products/veltopos/spare-parts", ["BreadcrumbList", "FAQPage"]],
  ["/products/veltopos/supermarkets", ["BreadcrumbList", "FAQPage"]],
  ["/help", ["BreadcrumbList", "FAQPage"]],
  ["/blog/pos-trends-kenya", ["BlogPosting", "BreadcrumbList"]],
])("%s says what it is", (path, types) => {
  const page = open.find((page) => page.path === path);
  expect(page?.things.map((thing: Thing) => thing["@type"])).toEqual(types);
});

test("the sitemap lists exactly the public pages, with dates where they are known", () => {
  const xml = read("sitemap.xml");
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual(open.map(({ path }) => origin + path).toSorted());
  const dated = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
  const known = open.filter((page) => page.metas("article:modified_time").length > 0);
  expect(dated.map(([, url]) => url)).toEqual(known.map(({ path }) => origin + path));
  expect(known.length).toBeGreaterThan(7);
  for (const [, , date = ""] of dated) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  expect(xml).not.toMatch(/\/(ui|orders|search|rest|chat-widget)\b/);
});

test("llms.txt describes every public page in English", () => {
  const text = read("llms.txt");
  const english = open.map(({ path }) => path).filter((path) => languageOf(path) === "en");
  expect(english.filter((path) => !text.includes(`](${origin}${path})`))).toEqual([]);
});

test("robots.txt lets crawlers in and names the sitemap", () => {
  expect(read("robots.txt")).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  expect(read("robots.txt")).not.toMatch(/Disallow: \/\s/);
});

test("security.txt has a contact and ends within a year", () => {
  const text = read(".well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const days = (Date.parse(text.match(/^Expires: (.+)$/m)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test("the manifest's icons are the size it says", () => {
  const { icons } = JSON.parse(read("site.webmanifest"));
  for (const { src, sizes, type } of icons) {
    const file = readFileSync(join(client, src));
    if (type === "image/png") expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});

function hidden(page: Page): boolean {
  return page.metas("robots").includes("noindex");
}

function repeated(values: (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function read(file: string): string {
  return readFileSync(join(client, file), "utf8");
}

function fileOf(url: string): string {
  return join(client, new URL(url).pathname);
}
