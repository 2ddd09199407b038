import { site } from "~/site";

const origin = new URL(import.meta.env.SITE_URL || site.origin).origin;

/** The absolute address of a path. `SITE_URL` is read at build time, so prerendered pages and browsers agree. */
export function siteUrl(path = "/"): string {
  return path === "/" ? `${origin}/` : `${origin}${path}`;
}
