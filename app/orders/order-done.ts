/** What the buyer is told about a stored order. */
export type OrderDone = { order: { reference: string; total: string; path: string } };
