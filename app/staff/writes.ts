import type { Language } from "~/language/language";

/** For the facts about a person: that they wrote from a Swahili page. */
export function writes(language: Language): [label: string, value: string][] {
  return language === "sw" ? [["Writes", "Swahili"]] : [];
}
