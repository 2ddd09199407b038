import { type InputEvent, useEffect, useRef } from "react";
import type { Machine } from "~/catalogue/machine";
import { fieldLimits } from "~/forms/field-limits";
import { PurchaseButton } from "~/orders/purchase-link";
import { Stepper, typeNumber } from "~/ui/stepper";
import { category } from "./content";

type BuyFormProps = {
  machine: Machine;
  /** Chosen here or in the other form of the page. */
  quantity: number | undefined;
  onQuantity: (quantity: number | undefined) => void;
  onPurchase: (machine: Machine) => void;
};

/** How many, and the button. Without JavaScript the number goes with it to the order page. */
export function BuyForm({ machine, quantity, onQuantity, onPurchase }: BuyFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const field = form.current?.elements.namedItem(machine.id);
    if (quantity && field instanceof HTMLInputElement) typeNumber(field, quantity);
  }, [quantity, machine.id]);

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const { valueAsNumber, validity } = target as HTMLInputElement;
    onQuantity(validity.valid ? valueAsNumber : undefined);
  }

  return (
    <form ref={form} className="buyrow" action="/products/hardware/order" onInput={onInput}>
      <Stepper
        bare
        label={category.quantity}
        name={machine.id}
        defaultValue="1"
        min={1}
        max={fieldLimits.quantity}
      />
      <PurchaseButton machine={machine} onPurchase={onPurchase}>
        {category.purchase}
      </PurchaseButton>
    </form>
  );
}
