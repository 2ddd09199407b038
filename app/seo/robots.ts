import { siteUrl } from "./site-url";

/** Pages that must stay out of the index say so themselves; here is only what is no page at all. */
export function loader() {
  const lines = ["User-agent: *", "Allow: /", "Disallow: /rest/", "", `Sitemap: ${siteUrl("/sitemap.xml")}`];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
