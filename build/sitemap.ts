import { type BuiltPage, publicPages } from "./pages";

/** `lastmod` stands only where the page itself names a date. */
export function sitemap(pages: BuiltPage[]): string {
  const urls = publicPages(pages).map(({ url, modified, root }) => {
    const lastmod = modified ? `<lastmod>${modified.slice(0, 10)}</lastmod>` : "";
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}${alternates(root)}</url>`;
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
  ];
  return `${xml.join("\n")}\n`;
}

/** The page's own links to its versions in each language. */
function alternates(root: BuiltPage["root"]): string {
  return root
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""])
    .map(
      ([language = "", url = ""]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`,
    )
    .join("");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
