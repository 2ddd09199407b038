import { useRef, useState } from "react";
import { type CloseReason, Dialog } from "~/ui/dialog";
import type { FormDone } from "~/ui/form-result";
import { orderForm } from "./content";
import type { Machine } from "./machine";
import type { OrderDone } from "./order-done";
import { OrderForm } from "./order-form";
import { OrderSummary } from "./order-summary";

export type PurchaseDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  hardwareType: Machine["id"];
  hardwareName: string;
  price: number;
  machine: Machine;
  onPlaced: (result: FormDone<OrderDone>) => void;
};

/** Opens over the page of the machine. A filled form is not thrown away without a question. */
export function PurchaseDialog({
  isOpen,
  onClose,
  hardwareType,
  hardwareName,
  price,
  machine,
  onPlaced,
}: PurchaseDialogProps) {
  const [quantity, setQuantity] = useState(1);
  const dirty = useRef(false);

  function requestClose(_reason: CloseReason) {
    if (dirty.current && !window.confirm(orderForm.leave)) return;
    onClose();
  }

  return (
    <Dialog
      open={isOpen}
      onRequestClose={requestClose}
      title={`${orderForm.title}: ${hardwareName}`}
      summary={<OrderSummary machine={{ ...machine, name: hardwareName, price }} quantity={quantity} />}
    >
      <OrderForm
        machine={{ id: hardwareType, path: machine.path, price }}
        onDone={onPlaced}
        onQuantity={setQuantity}
        onDirty={() => {
          dirty.current = true;
        }}
      />
    </Dialog>
  );
}
