import { useRef, useState } from "react";
import type { Machine } from "~/catalogue/machine";
import { stopWaiting } from "~/forms/draft";
import type { FormDone } from "~/forms/result";
import { orderForm } from "~/hardware/content";
import { Dialog } from "~/ui/dialog";
import { LeaveQuestion } from "./leave-question";
import type { OrderDone } from "./order-done";
import { type OrderCount, OrderForm, orderDraft } from "./order-form";
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
  const [count, setCount] = useState<OrderCount>({ quantity: 1, price });
  const [isAsking, setAsking] = useState(false);
  const form = useRef({ isTouched: false, isSending: false });

  function leave() {
    stopWaiting(orderDraft(hardwareType));
    onClose();
  }

  function requestClose() {
    // An order under way is answered first: whoever closed now would not learn its reference.
    if (form.current.isSending) return;
    if (isAsking) setAsking(false);
    else if (form.current.isTouched) setAsking(true);
    else leave();
  }

  return (
    <Dialog
      open={isOpen}
      onRequestClose={requestClose}
      onClosed={leave}
      title={orderForm.title}
      summary={
        <OrderSummary
          machine={{ ...machine, name: hardwareName, price: count.price }}
          quantity={count.quantity}
        />
      }
      question={isAsking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={leave} />}
    >
      <OrderForm
        machine={{ id: hardwareType, path: machine.path, price }}
        cameFrom={() => location.pathname}
        onDone={onPlaced}
        onCount={setCount}
        isHeld={isAsking}
        onTouched={() => {
          form.current.isTouched = true;
        }}
        onSending={(isSending) => {
          form.current.isSending = isSending;
        }}
      />
    </Dialog>
  );
}
