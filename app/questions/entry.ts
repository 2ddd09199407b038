/** One question that visitors ask. The chat, the search and the chat page without JavaScript show it. */
export interface FaqEntry {
  id: string;
  question: string;
  /** Says Yes or No only where this site promises it. */
  answer: string;
  /** As the Swahili pages say it, and the chat to whom asks in Swahili. */
  swahili: { question: string; answer: string };
  /** The page that says the same at length. */
  source: `/${string}`;
  /**
   * Other ways to ask, with a comma between: the chat compares each with what was asked, and never shows them. The
   * answer must be true for every one.
   */
  also: string;
  /** Something went wrong: the order, WhatsApp and a person are offered with the answer. */
  trouble?: true;
}
