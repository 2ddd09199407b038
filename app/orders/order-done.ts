import { formWords } from "~/forms/texts.sw";
import type { Language } from "~/language/language";
import { pathIn } from "~/language/links";
import type { Cents } from "~/money/cents";
import { formatCents } from "~/money/format";

/** What the buyer is told about a stored order. `note`: that no email follows. */
export type OrderDone = { order: { reference: string; total: string; path: string; note?: string } };

export function orderDone(
  { reference, accessKey, totalCents }: { reference: string; accessKey: string; totalCents: Cents },
  heldBack: boolean | undefined,
  language: Language,
): OrderDone {
  const path = pathIn(language, `/orders/${accessKey}`);
  return {
    order: {
      reference,
      total: formatCents(totalCents),
      path,
      ...(heldBack && { note: formWords[language].noEmail }),
    },
  };
}

/** Where every order ends, wherever it was placed: on its own page, with the torn sheet. */
export function pageOf({ order: { path, note } }: OrderDone): string {
  return `${path}?${justPlaced}${note ? `&${noEmail}` : ""}`;
}

export const justPlaced = "placed";

export const noEmail = "no-email";
