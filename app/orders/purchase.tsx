import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { KitLine } from "~/catalogue/kit";
import type { Machine } from "~/catalogue/machine";
import { dialogId, OrderDialog } from "./order-dialog";
import type { OrderDone } from "./order-done";
import { pricedLines } from "./order-form";
import { OrderPlaced } from "./order-placed";

type PurchaseProps = {
  machines: Machine[];
  /** How many were asked for beside the button. */
  quantity?: number;
  children: (purchase: (machine: Machine) => void, purchaseKit: (lines: KitLine[]) => void) => ReactNode;
};

/**
 * A page from which machines are bought: its content, a dialog for each machine, and the proof after it. The dialogs
 * are part of the HTML, so that the links open them before the application runs.
 */
export function Purchase({ machines, quantity, children }: PurchaseProps) {
  const [chosen, setChosen] = useState<Machine["id"]>();
  const [kit, setKit] = useState<KitLine[]>();
  const [placed, setPlaced] = useState<OrderDone>();

  const purchase = useCallback(({ id }: Machine) => {
    setPlaced(undefined);
    setChosen(id);
  }, []);

  const purchaseKit = useCallback((lines: KitLine[]) => {
    setPlaced(undefined);
    setKit(lines);
  }, []);

  // The whole page: opening a dialog leaves it as it is.
  const content = useMemo(() => children(purchase, purchaseKit), [children, purchase, purchaseKit]);

  function dismiss() {
    setPlaced(undefined);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <>
      {content}
      {machines.map((machine) => (
        <OrderDialog
          key={machine.id}
          id={dialogId(machine.id)}
          lines={[{ machine: machine.id, name: machine.name, price: machine.price, quantity: 1 }]}
          machine={machine}
          wanted={quantity}
          isOpen={chosen === machine.id}
          onOpened={() => setChosen(machine.id)}
          onClose={() => setChosen(undefined)}
          onPlaced={setPlaced}
        />
      ))}
      {kit && (
        <OrderDialog
          id="order-counter"
          lines={pricedLines(kit)}
          isOpen
          onClose={() => setKit(undefined)}
          onPlaced={setPlaced}
        />
      )}
      <OrderPlaced placed={placed} onDismiss={dismiss} />
    </>
  );
}
