import { type InputEvent, useEffect, useRef } from "react";
import type { Machine } from "~/catalogue/machine";
import { fieldLimits } from "~/choices/field-limits";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { BuyButton, BuyLink } from "~/orders/buy-link";
import { Stepper, typeNumber } from "~/ui/stepper";
import { categoryWords } from "./content.sw";

type BuyFormProps = {
  machine: Machine;
  /** Chosen here or in the other form of the page. */
  quantity: number | undefined;
  onQuantity: (quantity: number | undefined) => void;
  onBuy: (machine: Machine) => void;
};

/** How many, and the button. Without JavaScript the number goes with it to the order page. */
export function BuyForm({ machine, quantity, onQuantity, onBuy }: BuyFormProps) {
  const language = useLanguage();
  const category = categoryWords[language];
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const field = form.current?.elements.namedItem(machine.id);
    if (quantity && field instanceof HTMLInputElement) typeNumber(field, quantity);
  }, [quantity, machine.id]);

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const { valueAsNumber, validity } = target as HTMLInputElement;
    onQuantity(validity.valid ? valueAsNumber : undefined);
  }

  // Nothing to choose: the link leads to us.
  if (!machine.isSold) {
    return (
      <p className="buyrow">
        <BuyLink kind="primary" machine={machine} onBuy={onBuy}>
          {category.order}
        </BuyLink>
      </p>
    );
  }

  return (
    <form
      ref={form}
      className="buyrow"
      action={pathIn(language, "/products/hardware/order")}
      onInput={onInput}
    >
      <Stepper
        bare
        label={category.quantity}
        name={machine.id}
        defaultValue="1"
        min={1}
        max={fieldLimits.quantity}
      />
      <BuyButton machine={machine} onBuy={onBuy}>
        {category.order}
      </BuyButton>
    </form>
  );
}
