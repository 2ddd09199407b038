import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { Machine } from "~/catalogue/machine";
import type { OrderDone } from "./order-done";
import { OrderPlaced } from "./order-placed";
import type { PurchaseDialogProps } from "./purchase-dialog";

/** A page from which machines are bought: its content, the dialog over it, and the proof after it. */
export function Purchase({ children }: { children: (purchase: (machine: Machine) => void) => ReactNode }) {
  const [chosen, setChosen] = useState<Machine>();
  const [placed, setPlaced] = useState<OrderDone>();
  const [Dialog, setDialog] = useState<ComponentType<PurchaseDialogProps>>();

  // The form's code comes after the page's own, so it is there when a hand reaches for the button.
  useEffect(() => {
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => undefined,
    );
  }, []);

  async function purchase(machine: Machine) {
    setPlaced(undefined);
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setChosen(machine);
    } catch (error) {
      console.error(error);
      // Without the dialog there is still the page.
      location.assign(`${machine.path}/order`);
    }
  }

  function dismiss() {
    setPlaced(undefined);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <>
      {children(purchase)}
      {chosen && Dialog && (
        <Dialog
          isOpen
          onClose={() => setChosen(undefined)}
          hardwareType={chosen.id}
          hardwareName={chosen.name}
          price={chosen.price}
          machine={chosen}
          onPlaced={(result) => {
            setChosen(undefined);
            setPlaced(result);
          }}
        />
      )}
      <OrderPlaced placed={placed} onDismiss={dismiss} />
    </>
  );
}

async function loadDialog() {
  const { PurchaseDialog } = await import("./purchase-dialog");
  return PurchaseDialog;
}
