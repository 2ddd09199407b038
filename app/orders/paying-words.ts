import type { Order } from "~/db/schema";
import type { Language } from "~/language/language";
import { methodNameWords } from "~/payments/method-names.sw";
import { orderFormWords } from "./form-content.sw";

/** How the buyer pays: what was agreed where the order form has no such choice, otherwise the wish. */
export function payingWords(
  { agreed, paymentMethod }: Pick<Order, "agreed" | "paymentMethod">,
  language: Language = "en",
): string {
  const { paysBy } = agreed;
  return paysBy === "bank_transfer" || paysBy === "cash"
    ? methodNameWords[language][paysBy]
    : orderFormWords[language].methods[paysBy ?? paymentMethod];
}
