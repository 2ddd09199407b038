import { type ReactNode, useRef, useState } from "react";
import { stopWaiting } from "~/forms/draft";
import type { FormDone } from "~/forms/result";
import { Dialog } from "~/ui/dialog";
import { orderForm } from "./content";
import { LeaveQuestion } from "./leave-question";
import type { OrderDone } from "./order-done";
import type { OrderFormProps } from "./order-fields";

export type OrderDialogProps = {
  isOpen: boolean;
  onOpened: () => void;
  onClose: () => void;
  onPlaced: (result: FormDone<OrderDone>) => void;
};

type Props = OrderDialogProps & {
  id: string;
  draft: string;
  summary: ReactNode;
  /** The form, which takes what was typed from the kept draft; `opening` is its key. */
  children: (form: OrderFormProps, opening: number) => ReactNode;
};

/** An order form over the page. A filled form is not thrown away without a question. */
export function OrderDialog(props: Props) {
  const { id, draft, isOpen, onOpened, onClose, onPlaced, summary, children } = props;
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
    stopWaiting(draft);
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
      onOpened={(dialog) => {
        form.current.isTouched = hasInput(dialog);
        onOpened();
      }}
      onRequestClose={requestClose}
      onClosed={leave}
      title={orderForm.title}
      summary={summary}
      question={isAsking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={leave} />}
    >
      {children(aroundForm, opening)}
    </Dialog>
  );
}

function hasInput(dialog: HTMLElement): boolean {
  const fields = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some((field) => field.value !== field.defaultValue);
}
