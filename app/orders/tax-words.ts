import type { proFormaWords } from "./content.sw";

/** Of an order's paper. */
export type Standing = { isReceipt: boolean; isInvoiced: boolean };

type Texts = (typeof proFormaWords)["en"];

/** Where the tax invoice is, or that it follows. */
export function taxWords(
  { isReceipt, isInvoiced, kraPin }: Standing & { kraPin: string | null },
  texts: Texts,
): string {
  if (isReceipt && isInvoiced) return texts.receiptIssued;
  return [isReceipt ? texts.receiptFoot : texts.foot, kraPin && texts.follows].filter(Boolean).join(" ");
}
