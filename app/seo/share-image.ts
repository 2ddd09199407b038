import { languageOf } from "../language/language";
import { site } from "../site";

/** A PNG of 1200 x 630. */
export type ShareImage = { path: string; alt: string };

type SharedPage = { path: string; title: string; noindex?: boolean; tagline?: string };

/** Pages out of the index are rendered per request and have no picture of their own: they borrow the home page's. */
export function shareImage({ path, title, noindex, tagline = site.tagline }: SharedPage): ShareImage {
  const home = languageOf(path) === "sw" ? "/sw" : "/";
  if (noindex || path === home) return { path: sharePath(home), alt: `${site.name}. ${tagline}` };
  return { path: sharePath(path), alt: `${title}. ${site.name}: ${tagline}` };
}

export function sharePath(path: string): string {
  return `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
