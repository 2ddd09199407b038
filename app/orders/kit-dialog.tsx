import type { KitLine } from "~/catalogue/kit";
import { KitForm, kitDraft } from "./kit-form";
import { KitSummary } from "./kit-summary";
import { OrderDialog, type OrderDialogProps } from "./order-dialog";

/** The purchase dialog with several lines and one address. */
export function KitDialog({ lines, ...dialog }: OrderDialogProps & { lines: KitLine[] }) {
  return (
    <OrderDialog {...dialog} id="order-kit" draft={kitDraft} summary={<KitSummary lines={lines} />}>
      {(form, opening) => <KitForm key={opening} lines={lines} {...form} />}
    </OrderDialog>
  );
}
