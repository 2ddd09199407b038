/** A question as a page shows it: the same words go into the page's data. */
export type Question = { id: string; question: string; answer: string };
