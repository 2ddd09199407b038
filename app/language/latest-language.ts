import type { Language } from "./language";

/** That of the page from which a person sent the latest of these. */
export function latestLanguage(sent: readonly { createdAt: Date; language: Language }[]): Language {
  const [latest] = sent.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return latest?.language ?? "en";
}
