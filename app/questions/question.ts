/** A question as a page shows it, and the page that it belongs to. */
export type Question = { id: string; question: string; answer: string; source: string };
