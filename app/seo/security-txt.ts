import { site } from "~/site";
import { siteUrl } from "./site-url";

/** RFC 9116: whom to tell about a weakness. It asks for an end date of less than a year ahead. */
export function loader() {
  const lines = [
    `Contact: mailto:${site.email.info}`,
    `Expires: ${new Date(Date.now() + 360 * day).toISOString()}`,
    "Preferred-Languages: en, sw",
    `Canonical: ${siteUrl("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

const day = 24 * 60 * 60 * 1000;
