import { useId, useRef, useState } from "react";
import type { Machine } from "~/catalogue/machine";
import { stopWaiting } from "~/forms/draft";
import type { FormDone } from "~/forms/result";
import { useWords } from "~/language/use-language";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { orderFormWords } from "./form-content.sw";
import type { OrderDone } from "./order-done";
import type { OrderFormProps } from "./order-fields";
import { OrderForm, orderDraft } from "./order-form";
import { OrderSummary } from "./order-summary";
import type { PricedLine, ShownLine } from "./order-total";

type OrderDialogProps = {
  id: string;
  lines: PricedLine[];
  /** The only machine, which is shown. */
  machine?: Machine;
  /** How many of it were chosen before. */
  wanted?: number;
  isOpen: boolean;
  onClose: () => void;
  onPlaced: (result: FormDone<OrderDone>) => void;
};

/** The order form over the page. A filled form is not thrown away without a question. */
export function OrderDialog({ id, lines, machine, wanted, ...dialog }: OrderDialogProps) {
  const orderForm = useWords(orderFormWords);
  const { isOpen, onClose, onPlaced } = dialog;
  // Known once the form runs. Until then the total is plain text, which needs no styles in the page's first bytes.
  const [counted, setCounted] = useState<ShownLine[]>();
  const [isAsking, setAsking] = useState(false);
  const [opening, setOpening] = useState(0);
  const form = useRef({ isTouched: false, isSending: false });

  function close() {
    form.current = { isTouched: false, isSending: false };
    setAsking(false);
    setOpening((number) => number + 1);
    onClose();
  }

  function leave() {
    stopWaiting(orderDraft(lines));
    close();
  }

  function requestClose() {
    // An order under way is answered first: whoever closed now would not learn its reference.
    if (form.current.isSending) return;
    if (isAsking) setAsking(false);
    else if (form.current.isTouched) setAsking(true);
    else leave();
  }

  const aroundForm: OrderFormProps = {
    cameFrom: () => location.pathname,
    isHeld: isAsking,
    onDone(result) {
      close();
      onPlaced(result);
    },
    onTouched() {
      form.current.isTouched = true;
    },
    onSending(isSending) {
      form.current.isSending = isSending;
    },
  };

  return (
    <Dialog
      id={id}
      open={isOpen}
      onRequestClose={requestClose}
      onClosed={leave}
      title={orderForm.title}
      summary={
        <OrderSummary lines={counted ?? lines} machine={machine} rolls={machine && counted !== undefined} />
      }
      question={isAsking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={leave} />}
    >
      <OrderForm
        key={opening}
        lines={lines}
        wanted={isOpen ? wanted : undefined}
        onLines={setCounted}
        {...aroundForm}
      />
    </Dialog>
  );
}

/** Asked before a filled form goes away. */
function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const id = useId();
  const texts = useWords(orderFormWords).leave;
  return (
    <div className="ask" role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h3 className="heading-4" id={`${id}-title`}>
        {texts.title}
      </h3>
      <p id={`${id}-text`}>{texts.text}</p>
      <div className="row">
        <Button kind="primary" type="button" autoFocus onClick={onStay}>
          {texts.stay}
        </Button>
        <Button kind="line" type="button" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </div>
  );
}
