import type { Language } from "~/language/language";
import type { FaqEntry } from "./entry";

/** A question as a page shows it, and the page that it belongs to. */
export type Question = { id: string; question: string; answer: string; source: string };

export function questionIn(
  { id, question, answer, swahili, source }: FaqEntry,
  language: Language,
): Question {
  return language === "sw" ? { id, source, ...swahili } : { id, source, question, answer };
}
