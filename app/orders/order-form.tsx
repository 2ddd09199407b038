import { type InputEvent, type ReactNode, useEffect, useState } from "react";
import { href, Link } from "react-router";
import type { Machine } from "~/catalogue/machine";
import { rulesOf } from "~/forms/field-checks";
import { fieldLimits } from "~/forms/field-limits";
import { FormMessages } from "~/forms/parts";
import { Stepper, typeNumber } from "~/ui/stepper";
import { orderForm } from "./content";
import { BuyerFields, MethodChoice, OrderEnd, type OrderFormProps, useOrderForm } from "./order-fields";
import { countOf, totalOf } from "./order-total";

/** What the form comes to, for the summary beside it. */
export type OrderCount = { quantity: number | undefined; price: number };

type MachineFormProps = OrderFormProps & {
  machine: Pick<Machine, "id" | "path" | "price">;
  /** How many were chosen before the form was opened; it overrules a kept draft. */
  wanted?: number;
  onCount?: (count: OrderCount) => void;
};

/** The order of one machine, one or more times. */
export function OrderForm({ machine, wanted, onCount, ...around }: MachineFormProps) {
  const form = useOrderForm({ ...around, draft: orderDraft(machine.id), check });
  const { errors, values, failure } = form;
  // A default that changed later would change the field by itself, and nobody would hear of it.
  const [first] = useState(values.quantity ?? String(wanted ?? 1));
  const [quantity, setQuantity] = useState(countOf(first));
  const [price, setPrice] = useState(machine.price);

  useEffect(() => onCount?.({ quantity, price }), [quantity, price, onCount]);
  useEffect(() => {
    const now = Number(failure?.values?.shown_price);
    if (now) setPrice(now);
  }, [failure]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the form has taken its draft, and when it is opened.
  useEffect(() => {
    const field = form.formProps.ref.current?.elements.namedItem("quantity");
    if (wanted && field instanceof HTMLInputElement) typeNumber(field, wanted);
  }, [wanted]);

  function onInput(event: InputEvent<HTMLFormElement>) {
    // A restored draft fills fields, too; only a person's own typing is worth a question.
    if (event.nativeEvent.isTrusted) around.onTouched?.();
    setQuantity(countOf(new FormData(event.currentTarget).get("quantity")));
  }

  return (
    <form className="form" {...form.formProps} onInput={onInput} action={`${machine.path}/order`}>
      <FormMessages form={form} busyLabel={orderForm.sending} />
      <input type="hidden" name="hardware_type" value={machine.id} />
      <input type="hidden" name="shown_price" value={price} />
      <BuyerFields form={form} />
      <Stepper
        full
        label={orderForm.quantity}
        min={1}
        max={fieldLimits.quantity}
        {...form.field("quantity")}
        defaultValue={first}
        error={withQuoteLink(errors.quantity, machine.id)}
      />
      <MethodChoice form={form} />
      <OrderEnd form={form} total={totalOf({ price }, quantity)} />
    </form>
  );
}

/** The draft's name: each machine has its own. */
export function orderDraft(id: Machine["id"]): string {
  return `order-${id}`;
}

function withQuoteLink(message: string | undefined, id: Machine["id"]): ReactNode {
  const [before, after] = message?.split(orderForm.quote) ?? [];
  if (after === undefined) return message;
  return (
    <>
      {before}
      <Link to={`${href("/request-demo")}?about=${id}`}>{orderForm.quote}</Link>
      {after}
    </>
  );
}

const check = rulesOf(async () => (await import("./order-input")).orderInput);
