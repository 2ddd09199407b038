import { type InputEvent, type ReactNode, useEffect, useState } from "react";
import { href } from "react-router";
import { type Line, linesQuery } from "~/catalogue/lines";
import { type HardwareType, machines } from "~/catalogue/machines";
import { fieldLimits } from "~/choices/field-limits";
import { type Check, rulesOf } from "~/forms/field-checks";
import { FormMessages } from "~/forms/parts";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import type { Cents } from "~/money/cents";
import { centsOf, shillingsOf } from "~/money/decimals";
import { PageLink } from "~/ui/page-link";
import { Stepper, typeNumber } from "~/ui/stepper";
import { DeliveryNote } from "./delivery-note";
import { orderFormWords } from "./form-content.sw";
import { BuyerFields, MethodChoice, OrderEnd, type OrderFormProps, useOrderForm } from "./order-fields";
import { countOf, type PricedLine, priceField, type ShownLine, totalOf } from "./order-total";

type Props = OrderFormProps & {
  lines: PricedLine[];
  /** How many were chosen before the form was opened; it overrules a kept draft. */
  wanted?: number;
  /** Hears what the form comes to, for the summary beside it. */
  onLines?: (lines: ShownLine[]) => void;
};

/** An order. How many of several machines was said before; of a single one it is said here. */
export function OrderForm({ lines, wanted, onLines, ...around }: Props) {
  const language = useLanguage();
  const orderForm = orderFormWords[language];
  const form = useOrderForm({ ...around, draft: orderDraft(lines), check });
  const { errors, values, failure } = form;
  const [only, ...others] = lines;
  const counted = others.length === 0 ? only : undefined;
  // A default that changed later would change the field by itself, and nobody would hear of it.
  const [first] = useState((counted && values[counted.machine]) ?? String(wanted ?? counted?.quantity ?? 1));
  const [quantity, setQuantity] = useState(countOf(first));
  const [address, setAddress] = useState<string>();
  const [prices, setPrices] = useState<Partial<Record<HardwareType, Cents>>>({});
  const shown = lines.map((line) => ({
    ...line,
    price: prices[line.machine] ?? line.price,
    ...(counted && { quantity }),
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the lines are made of.
  useEffect(() => onLines?.(shown), [quantity, prices, onLines]);
  useEffect(() => {
    const now = machines.flatMap(({ id }) => {
      const price = centsOf(failure?.values?.[priceField(id)] ?? "");
      return price ? [[id, price]] : [];
    });
    if (now.length > 0) setPrices(Object.fromEntries(now));
  }, [failure]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the form has taken its draft, and when it is opened.
  useEffect(() => {
    const field = counted && form.formProps.ref.current?.elements.namedItem(counted.machine);
    if (wanted && field instanceof HTMLInputElement) typeNumber(field, wanted);
  }, [wanted]);

  function onInput(event: InputEvent<HTMLFormElement>) {
    // A restored draft fills fields, too; only a person's own typing is worth a question.
    if (event.nativeEvent.isTrusted) around.onTouched?.();
    const typed = new FormData(event.currentTarget);
    setAddress(String(typed.get("shipping_address") ?? ""));
    if (counted) setQuantity(countOf(typed.get(counted.machine)));
  }

  return (
    <form className="form" {...form.formProps} onInput={onInput} action={pathIn(language, orderPath(lines))}>
      <FormMessages form={form} busyLabel={orderForm.sending} />
      {shown.map(({ machine, price }) => (
        <input key={machine} type="hidden" name={priceField(machine)} value={shillingsOf(price)} />
      ))}
      <BuyerFields form={form} />
      <DeliveryNote address={address ?? values.shipping_address} />
      {counted ? (
        <Stepper
          full
          label={orderForm.quantity}
          min={1}
          max={fieldLimits.quantity}
          {...form.field(counted.machine)}
          defaultValue={first}
          error={withQuoteLink(errors[counted.machine], counted.machine, orderForm.quote)}
        />
      ) : (
        lines.map(({ machine, quantity }) => (
          <input key={machine} type="hidden" name={machine} value={quantity} />
        ))
      )}
      <MethodChoice form={form} />
      <OrderEnd form={form} total={totalOf(shown)} />
    </form>
  );
}

/** The draft's name: each machine has its own, and so have several. */
export function orderDraft([only, ...others]: Line[]): string {
  return only && others.length === 0 ? `order-${only.machine}` : "order-counter";
}

/** The page of the form, for those lines. */
export function orderPath(lines: Line[]): string {
  return `/products/hardware/order?${linesQuery(lines)}`;
}

/** The lines at today's prices. */
export function pricedLines(lines: Line[]): PricedLine[] {
  return lines.map((line) => {
    const { name, price } = machines.find(({ id }) => id === line.machine) ?? machines[0];
    return { ...line, name, price };
  });
}

function withQuoteLink(message: string | undefined, id: HardwareType, quote: string): ReactNode {
  const [before, after] = message?.split(quote) ?? [];
  if (after === undefined) return message;
  return (
    <>
      {before}
      <PageLink to={`${href("/request-demo")}?about=${id}`}>{quote}</PageLink>
      {after}
    </>
  );
}

const check: Check = async (fields) =>
  rulesOf(async () => (await import("./order-input")).orderInput(fields))(fields);
