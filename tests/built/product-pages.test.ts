import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareEditions } from "../../app/pos/compare-rows.server";
import { comparison } from "../../app/pos/comparison";
import { editionPages } from "../../app/pos/edition-pages.server";
import { editions } from "../../app/pos/editions";
import { overview } from "../../app/pos/overview-content";
import { pricing } from "../../app/pricing/content";
import { tax } from "../../app/questions/tax";
import { section } from "../../app/till/content";

const client = new URL("../../dist/client/", import.meta.url).pathname;
const each = test.each(editionPages.map((edition) => [edition.slug, edition] as const));

each("%s: banner, its sections in its own order, and closing links", (slug, one) => {
  const main = page(`/products/veltopos/${slug}`);
  expect(headings(main, 1)).toEqual([one.title]);
  const titles: Record<string, string | undefined> = {
    highlights: "What changes at your counter",
    moment: one.moment?.title,
    tabs: "All Features",
    cards: one.cards?.title,
    loyalty: "Customer loyalty",
    ...Object.fromEntries(one.extras.map(({ kind, title }) => [kind, title])),
  };
  expect(headings(main, 2)).toEqual([
    ...one.order.map((section) => titles[section]),
    `Questions about ${one.title}`,
    one.close.title,
  ]);
  expect(linkTexts(main, `/request-demo?edition=${slug}`)).toEqual(Array(3).fill("Request a Demo"));
  expect(linkTexts(main, "/contact")).toEqual(["Contact us"]);
  expect(linkTexts(main, "/products/veltopos")).toEqual(["VeltoPOS"]);
  for (const tile of one.loyalty?.tiles ?? []) expect(items(main, "chips")).toContain(tile);
});

each("%s holds the content and the screen of all six tabs without a script", (slug, one) => {
  const main = page(`/products/veltopos/${slug}`);
  expect([...main.matchAll(/<a class="tab"[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(
    one.tabs.map(({ name }) => name),
  );
  const panels = main.split('class="tabset__panel"').slice(1);
  expect(panels).toHaveLength(6);
  for (const [i, { id, title, points, screen }] of one.tabs.entries()) {
    expect(panels[i]).toContain(`id="${id}"`);
    expect(plain(panels[i] ?? "")).toContain(title);
    for (const point of points) expect(plain(panels[i] ?? "")).toContain(point);
    if (screen) expect(panels[i]).toMatch(/<img class="vg[^>]* src="\/illustrations\/[\w-]+\.svg"/);
  }
  expect(main).not.toContain("Coming soon...");
});

test("no script carries the copy of an edition", () => {
  // A page's own start holds its own data.
  const scripts = readdirSync(join(client, "assets")).filter((name) => /^(?!start-).*\.js$/.test(name));
  const all = scripts.map((name) => readFileSync(join(client, "assets", name), "utf8")).join("\n");
  expect(all).toContain(overview.lede);
  expect(editionPages.filter(({ lede }) => all.includes(lede))).toEqual([]);
});

test("shops show three machines that lead to the hardware pages", () => {
  const main = page("/products/veltopos/retail");
  const [machines = ""] = main.slice(main.indexOf('class="machines"')).split("</ul>");
  expect(headings(machines, 3)).toEqual(["Industrial touch screens", "Cash registers", "Payment terminals"]);
  expect(machines).toContain('href="/products/hardware/payment-terminals"');
});

test("VeltoPOS: till, capabilities, features, editions compared, hardware, pricing, tax and questions", () => {
  const main = page("/products/veltopos");
  expect(headings(main, 1)).toHaveLength(1);
  expect(headings(main, 2)).toEqual([
    section.title,
    overview.features.title,
    overview.halfHour.off.title,
    overview.halfHour.on.title,
    overview.editions.title,
    comparison.title,
    overview.hardware.title,
    pricing.title,
    tax.title,
    overview.questions,
    overview.close.title,
  ]);
  expect(count(main, "ruled")).toBe(6);
  expect(count(main, "also")).toBe(6);
  expect(
    [...main.matchAll(/<a class="edition-list__row[^"]*"[^>]*href="([^"]+)"/g)].map(([, to]) => to),
  ).toEqual(editions.map(({ to }) => to));
  expect(linkTexts(main, "/request-demo")).toEqual(Array(3).fill("Request a Demo"));
  expect(linkTexts(main, "/products/hardware")).toEqual(["See all hardware", "See the hardware"]);
  expect(linkTexts(main, pricing.apart.link.to)).toContain(pricing.apart.link.label);
  expect(plain(main)).toContain("Auto repair and spare parts");
});

test("VeltoERP: six modules, four industries, Get Started", () => {
  const main = page("/products/veltoerp");
  expect(headings(main, 1)).toHaveLength(1);
  expect(headings(main, 3).slice(0, 6).sort()).toEqual([
    "Agricultural Operations Management",
    "Business Intelligence",
    "Financial & Accounting Management",
    "HR & Payroll Systems",
    "Manufacturing & Production Planning",
    "Supply Chain & Logistics",
  ]);
  expect(headings(main, 3).slice(6, 10)).toEqual(["Agriculture", "Manufacturing", "Retail", "Services"]);
  expect(linkTexts(main, "/request-demo")).toEqual(["Request a Demo", "Request a Demo", "Get Started"]);
  expect(plain(main)).toMatch(/Modular and cloud-native/);
});

test("the comparison is a table with a head for each edition and each feature", () => {
  const [table = ""] = page("/products/veltopos").match(/<table class="cmp".*?<\/table>/s) ?? [];
  expect(table.match(/<th scope="col"/g)).toHaveLength(editions.length + 1);
  const rows = compareEditions("en").flatMap((group) => group.rows);
  expect(table.match(/<th scope="row"/g)).toHaveLength(rows.length);
  expect(table.match(/<td/g)).toHaveLength(rows.length * editions.length);
  expect(table.match(/>Yes</g)).toHaveLength(rows.flatMap((row) => row.in).length);
});

test.each(["/products/veltoerp", "/products/veltopos", ...editions.map(({ to }) => to)])(
  "the sub-navigation of %s leads to parts that are there",
  (path) => {
    const html = page(path);
    const [nav = ""] = html.match(/<nav class="subnav".*?<\/nav>/s) ?? [];
    const anchors = [...nav.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(anchors.length).toBeGreaterThanOrEqual(3);
    for (const id of anchors) expect(file(path)).toContain(`id="${id}"`);
  },
);

function file(path: string): string {
  return readFileSync(join(client, path, "index.html"), "utf8");
}

function page(path: string): string {
  const html = file(path);
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

function headings(html: string, level: number): string[] {
  return [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, "g"))].map(([, text = ""]) =>
    plain(text),
  );
}

function linkTexts(html: string, to: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
    .filter(([, link]) => link === to)
    .map(([, , text = ""]) => plain(text.replaceAll(/<svg.*?<\/svg>/gs, "")));
}

function list(html: string, name: string): string {
  return html.match(new RegExp(`<ul class="${name}[ "].*?</ul>`, "s"))?.[0] ?? "";
}

function items(html: string, name: string): string[] {
  return [...list(html, name).matchAll(/<li>(.*?)<\/li>/gs)].map(([, text = ""]) => plain(text));
}

function count(html: string, name: string): number {
  return list(html, name).split("<li").length - 1;
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .trim();
}
