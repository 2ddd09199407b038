import { useRef, useState } from "react";
import type { Machine } from "~/catalogue/machine";
import { stopWaiting } from "~/forms/draft";
import type { FormDone } from "~/forms/result";
import { Dialog } from "~/ui/dialog";
import { orderForm } from "./content";
import { LeaveQuestion } from "./leave-question";
import type { OrderDone } from "./order-done";
import { type OrderCount, OrderForm, orderDraft } from "./order-form";
import { OrderSummary } from "./order-summary";

type PurchaseDialogProps = {
  isOpen: boolean;
  onOpened: () => void;
  onClose: () => void;
  hardwareType: Machine["id"];
  hardwareName: string;
  price: number;
  machine: Machine;
  quantity?: number;
  onPlaced: (result: FormDone<OrderDone>) => void;
};

/** Opens over the page of the machine. A filled form is not thrown away without a question. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { isOpen, onOpened, onClose, hardwareType, hardwareName, price, machine, quantity, onPlaced } = props;
  const [count, setCount] = useState<OrderCount>({ quantity: 1, price });
  const [isAsking, setAsking] = useState(false);
  /** Each opening has a form of its own, which takes what was typed from the kept draft. */
  const [opening, setOpening] = useState(0);
  const form = useRef({ isTouched: false, isSending: false });

  function close() {
    form.current = { isTouched: false, isSending: false };
    setAsking(false);
    setOpening((number) => number + 1);
    onClose();
  }

  function leave() {
    stopWaiting(orderDraft(hardwareType));
    close();
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
      id={dialogId(hardwareType)}
      open={isOpen}
      onOpened={(dialog) => {
        form.current.isTouched = hasInput(dialog);
        onOpened();
      }}
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
        key={opening}
        machine={{ id: hardwareType, path: machine.path, price }}
        wanted={isOpen ? quantity : undefined}
        cameFrom={() => location.pathname}
        onDone={(result) => {
          close();
          onPlaced(result);
        }}
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

export function dialogId(id: Machine["id"]): string {
  return `order-${id}`;
}

function hasInput(dialog: HTMLElement): boolean {
  const fields = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some((field) => field.value !== field.defaultValue);
}
