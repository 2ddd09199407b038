import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, builtPages } from "./built-pages";

/** When each page's words last changed, by the hash of those words. `npm run dates` brings it up to date. */
type PageDates = Record<string, { words: string; date: string }>;

const record = new URL("./page-dates.json", import.meta.url);

export function makeSitemap(clientDir: string): void {
  const dates = currentDates(builtPages(clientDir));
  const urls = builtPages(clientDir).map(
    ({ path, url }) => `<url><loc>${escapeXml(url)}</loc><lastmod>${dates[path]?.date}</lastmod></url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
  ];
  writeFileSync(join(clientDir, "sitemap.xml"), `${xml.join("\n")}\n`);
}

/** Articles carry their own date; any other page keeps its recorded one until its words change. */
function currentDates(pages: BuiltPage[]): PageDates {
  const known: PageDates = JSON.parse(readFileSync(record, "utf8"));
  const today = new Date().toISOString().slice(0, 10);
  return Object.fromEntries(
    pages.map(({ path, text, dated }) => {
      const words = createHash("sha256").update(text).digest("hex").slice(0, 16);
      const before = known[path];
      return [path, { words, date: dated?.slice(0, 10) ?? (before?.words === words ? before.date : today) }];
    }),
  );
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

if (import.meta.main) {
  const dates = currentDates(builtPages(process.argv[2] ?? "dist/client"));
  writeFileSync(record, `${JSON.stringify(dates, null, 2)}\n`);
}
