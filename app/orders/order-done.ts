import { formTexts } from "~/forms/texts";
import type { Cents } from "~/money/cents";
import { formatCents } from "~/money/format";

/** What the buyer is told about a stored order. `note`: that no email follows. */
export type OrderDone = { order: { reference: string; total: string; path: string; note?: string } };

export function orderDone(
  { reference, accessKey, totalCents }: { reference: string; accessKey: string; totalCents: Cents },
  heldBack?: boolean,
): OrderDone {
  const path = `/orders/${accessKey}`;
  return {
    order: {
      reference,
      total: formatCents(totalCents),
      path,
      ...(heldBack && { note: formTexts.noEmail }),
    },
  };
}

/** Where every order ends, wherever it was placed: on its own page, with the torn sheet. */
export function pageOf({ order: { path, note } }: OrderDone): string {
  return `${path}?${justPlaced}${note ? `&${noEmail}` : ""}`;
}

export const justPlaced = "placed";

export const noEmail = "no-email";
