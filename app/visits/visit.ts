import type { Device } from "~/choices/devices";
import { englishPath, type Language, languageOf } from "~/language/language";

/** A page that was opened, with nothing of who opened it. */
export type Visit = {
  /** The page's English address; `language` says which of the two it was. */
  page: string;
  language: Language;
  device: Device;
  /** The site that led to it, and empty where none did: typed, kept as a bookmark, or led to by an app. */
  referrer: string;
  /** What `utm_source`, `utm_medium` and `utm_campaign` of the followed link say. */
  campaign: string;
  /** Somebody came in by this page, and not from another one of ours. */
  isEntry: boolean;
};

/** Whatever came in the place of what is counted with too many others. */
export const other = "other";

export type Told = { page: string; from: string; campaign: string };

/** What a browser tells, cleaned: anybody may send anything. */
export function visitOf({ page, from, campaign }: Told, ownHosts: string[] = []): Omit<Visit, "device"> {
  const isEntry = !ownHosts.includes(from.toLowerCase());
  return {
    page: englishPath(page),
    language: languageOf(page),
    referrer: isEntry ? cleanHost(from) : "",
    campaign: isEntry ? cleanCampaign(campaign) : "",
    isEntry,
  };
}

/** The name of a site without its port, or nothing. */
export function cleanHost(from: string): string {
  const host = from
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/^www\./, "");
  return host.length <= 100 && /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(host) ? host : "";
}

/** Up to three names with ' / ' between them. One that may be an address or a number of somebody is left out. */
export function cleanCampaign(campaign: string): string {
  const names = campaign.slice(0, 500).split("/").slice(0, 3).map(cleanName);
  return names.filter(Boolean).join(" / ");
}

function cleanName(name: string): string {
  if (/@|\d[\d\s.-]{5,}\d/.test(name)) return "";
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}._ -]+/gu, " ");
  return plain.replace(/\s+/g, " ").trim().slice(0, 40).trim();
}
