import type { EmailPart } from "~/email/email";
import type { Language } from "~/language/language";
import { confirmationWords } from "./content.sw";

/**
 * What a confirmation may be made of. Anybody can have one sent to anybody, so it holds nothing that the sender
 * chose: no name, no message, nothing in its subject. Otherwise the site would deliver strangers' texts.
 */
export type Confirmed = {
  id: string;
  email: string;
  language?: Language;
  /** Starts the product news; there when the box for it was ticked. */
  newsUrl?: string;
};

/** How a confirmation ends: about the news, if they were asked for, and why it came at all. */
export function closing({ newsUrl, language = "en" }: Confirmed, siteUrl: string): EmailPart[] {
  const texts = confirmationWords[language].closing;
  const reason = texts.reason(siteUrl);
  if (!newsUrl) return [reason];
  return [texts.news, { action: { label: texts.newsLink, url: newsUrl } }, reason];
}
