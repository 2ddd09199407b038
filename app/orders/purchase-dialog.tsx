import { useState } from "react";
import type { Machine } from "~/catalogue/machine";
import { OrderDialog, type OrderDialogProps } from "./order-dialog";
import { type OrderCount, OrderForm, orderDraft } from "./order-form";
import { OrderSummary } from "./order-summary";

type PurchaseDialogProps = OrderDialogProps & {
  hardwareType: Machine["id"];
  hardwareName: string;
  price: number;
  machine: Machine;
  quantity?: number;
};

/** Opens over the page of the machine. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { hardwareType, hardwareName, price, machine, quantity, ...dialog } = props;
  // Known once the form runs. Until then the total is plain text, which needs no styles in the page's first bytes.
  const [counted, setCount] = useState<OrderCount>();
  const count = counted ?? { quantity: 1, price };
  return (
    <OrderDialog
      {...dialog}
      id={dialogId(hardwareType)}
      draft={orderDraft(hardwareType)}
      summary={
        <OrderSummary
          machine={{ ...machine, name: hardwareName, price: count.price }}
          quantity={count.quantity}
          rolls={counted !== undefined}
        />
      }
    >
      {(form, opening) => (
        <OrderForm
          key={opening}
          machine={{ id: hardwareType, path: machine.path, price }}
          wanted={dialog.isOpen ? quantity : undefined}
          onCount={setCount}
          {...form}
        />
      )}
    </OrderDialog>
  );
}

export function dialogId(id: Machine["id"]): string {
  return `order-${id}`;
}
