import { site } from "../site";

/** A PNG of 1200 x 630. */
export type ShareImage = { path: string; alt: string };

/** Pages out of the index are rendered per request and have no picture of their own: they borrow the home page's. */
export function shareImage(page: { path: string; title: string; noindex?: boolean }): ShareImage {
  if (page.noindex || page.path === "/") {
    return { path: sharePath("/"), alt: `${site.name}. ${site.tagline}` };
  }
  return { path: sharePath(page.path), alt: `${page.title}. ${site.name}: ${site.tagline}` };
}

export function sharePath(path: string): string {
  return `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
