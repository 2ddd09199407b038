import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Line } from "~/catalogue/lines";
import type { Machine } from "~/catalogue/machine";
import { useHydrated } from "~/ui/use-hydrated";
import { OrderDialog } from "./order-dialog";
import type { OrderDone } from "./order-done";
import { pricedLines } from "./order-form";
import { OrderPlaced } from "./order-placed";

type OrderProps = {
  machines: Machine[];
  /** How many were asked for beside the button. */
  quantity?: number;
  children: (order: (machine: Machine) => void, buySeveral: (lines: Line[]) => void) => ReactNode;
};

/**
 * A page from which machines are bought: its content, a dialog for each machine, and the proof after it. Until the
 * application runs, its links lead to the order page. The dialogs are there before they open: what was left in one
 * waits for a connection, too.
 */
export function Order({ machines, quantity, children }: OrderProps) {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<Machine["id"]>();
  const [lines, setLines] = useState<Line[]>();
  const [placed, setPlaced] = useState<OrderDone>();

  const order = useCallback(({ id }: Machine) => {
    setPlaced(undefined);
    setChosen(id);
  }, []);

  const buySeveral = useCallback((lines: Line[]) => {
    setPlaced(undefined);
    setLines(lines);
  }, []);

  // The whole page: opening a dialog leaves it as it is.
  const content = useMemo(() => children(order, buySeveral), [children, order, buySeveral]);

  function dismiss() {
    setPlaced(undefined);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <>
      {content}
      {isHydrated &&
        machines.map((machine) => (
          <OrderDialog
            key={machine.id}
            id={`order-${machine.id}`}
            lines={[{ machine: machine.id, name: machine.name, price: machine.price, quantity: 1 }]}
            machine={machine}
            wanted={quantity}
            isOpen={chosen === machine.id}
            onClose={() => setChosen(undefined)}
            onPlaced={setPlaced}
          />
        ))}
      {lines && (
        <OrderDialog
          id="order-counter"
          lines={pricedLines(lines)}
          isOpen
          onClose={() => setLines(undefined)}
          onPlaced={setPlaced}
        />
      )}
      <OrderPlaced placed={placed} onDismiss={dismiss} />
    </>
  );
}
