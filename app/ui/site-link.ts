import type { href } from "react-router";

/** A page of this site by its declared address, so that a dead link in a content file is a type error. */
export type SitePath = Exclude<Parameters<typeof href>[0], `${string}:${string}` | `${string}*`>;

export type SiteLink = { label: string; to: SitePath };
