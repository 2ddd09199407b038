import type { SiteLink, SitePath } from "./site-link";

/** What the content file of every page holds; a page adds its own sections. */
export type PageContent = {
  meta: { title: string; searchTitle?: string; description: string; path: SitePath };
  hero: { title: string; lede: string; action?: SiteLink; actions?: readonly SiteLink[] };
  closing?: { title: string; text: string; action: SiteLink };
  [section: string]: unknown;
};

export type SectionContent<Rest> = { title: string; lede?: string } & Rest;
