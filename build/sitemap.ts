import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, publicPages } from "./pages";

/** `lastmod` stands only where the page itself names a date. */
export function makeSitemap(pages: BuiltPage[], clientDir: string): void {
  const urls = publicPages(pages).map(({ url, modified }) => {
    const lastmod = modified ? `<lastmod>${modified.slice(0, 10)}</lastmod>` : "";
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>`;
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
  ];
  writeFileSync(join(clientDir, "sitemap.xml"), `${xml.join("\n")}\n`);
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
