/** What somebody is told about the quotation that was made for them. */
export type QuotationDone = {
  quotation: { number: string; path: string; email: string; heldBack?: boolean };
};
