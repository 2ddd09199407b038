import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Line } from "~/catalogue/lines";
import type { Machine } from "~/catalogue/machine";
import { useHydrated } from "~/ui/use-hydrated";
import { OrderDialog } from "./order-dialog";
import { type OrderDone, pageOf } from "./order-done";
import { pricedLines } from "./order-form";

type OrderProps = {
  machines: Machine[];
  /** How many were asked for beside the button. */
  quantity?: number;
  children: (order: (machine: Machine) => void, buySeveral: (lines: Line[]) => void) => ReactNode;
};

/**
 * A page from which machines are bought: its content, and a dialog for each machine. Until the
 * application runs, its links lead to the order page. The dialogs are there before they open: what was left in one
 * waits for a connection, too.
 */
export function Order({ machines, quantity, children }: OrderProps) {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<Machine["id"]>();
  const [lines, setLines] = useState<Line[]>();

  const order = useCallback(({ id }: Machine) => setChosen(id), []);
  const buySeveral = useCallback((lines: Line[]) => setLines(lines), []);

  // The whole page: opening a dialog leaves it as it is.
  const content = useMemo(() => children(order, buySeveral), [children, order, buySeveral]);

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
            onPlaced={toItsPage}
          />
        ))}
      {lines && (
        <OrderDialog
          id="order-counter"
          lines={pricedLines(lines)}
          isOpen
          onClose={() => setLines(undefined)}
          onPlaced={toItsPage}
        />
      )}
    </>
  );
}

/** A load of its own, for the sake of its headers. */
function toItsPage(done: OrderDone) {
  location.assign(pageOf(done));
}
