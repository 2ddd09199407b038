/** The languages of the public site: English, and Kenyan Swahili under /sw. */
export const languages = ["en", "sw"] as const;

export type Language = (typeof languages)[number];

/** As `lang`, `hreflang` and structured data say them. */
export const locales: Record<Language, string> = { en: "en-KE", sw: "sw-KE" };

/** The address says it: `/sw` and everything below it is Swahili. */
export function languageOf(pathname: string): Language {
  return /^\/sw(?=\/|\.data$|$)/.test(pathname) ? "sw" : "en";
}

/** The address of the same page in English. */
export function englishPath(path: string): string {
  return path.replace(/^\/sw(?=[/?#]|$)/, "").replace(/^(?!\/)/, "/");
}

/** Of the page that a request is for. */
export function languageAsked(request: Request): Language {
  return languageOf(new URL(request.url).pathname);
}

/** In the browser, outside React: of the page that is open. */
export function languageHere(): Language {
  return document.documentElement.lang.startsWith("sw") ? "sw" : "en";
}

/** As it is stored. */
export function languageIn(value: unknown): Language {
  return value === "sw" ? "sw" : "en";
}
