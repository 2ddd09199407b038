import type { FaqSource } from "~/search/question-sources";

/** One question that visitors ask. The chat, the search and the chat page without JavaScript show it. */
export interface FaqEntry {
  id: string;
  question: string;
  /** Says Yes or No only where this site promises it. */
  answer: string;
  /** The answer for questions asked in Swahili. */
  swahili?: string;
  /** The page that says the same at length. */
  source: FaqSource;
  /** Other words for the same matter; searched, never shown. The answer must be true for each of them. */
  also: string;
}
