import { useEffect, useState } from "react";
import { type KitLine, kitQuery, kitTotal } from "~/catalogue/kit";
import { rulesOf } from "~/forms/field-checks";
import { FormMessages } from "~/forms/parts";
import { formatKsh } from "~/ui/money";
import { orderForm } from "./content";
import { BuyerFields, MethodChoice, OrderEnd, type OrderFormProps, useOrderForm } from "./order-fields";

type KitFormProps = OrderFormProps & { lines: KitLine[] };

/** The order of several machines. How many of each was said before; here it is the buyer's turn. */
export function KitForm({ lines, ...around }: KitFormProps) {
  const form = useOrderForm({ ...around, draft: kitDraft, check });
  const { failure } = form;
  const [total, setTotal] = useState(kitTotal(lines));

  useEffect(() => {
    const now = Number(failure?.values?.shown_total);
    if (now) setTotal(now);
  }, [failure]);

  return (
    <form
      className="form"
      {...form.formProps}
      onInput={({ nativeEvent }) => nativeEvent.isTrusted && around.onTouched?.()}
      action={`${kitOrderPath}?${kitQuery(lines)}`}
    >
      <FormMessages form={form} busyLabel={orderForm.sending} />
      {lines.map(({ machine, quantity }) => (
        <input key={machine} type="hidden" name={machine} value={quantity} />
      ))}
      <input type="hidden" name="shown_total" value={total} />
      <BuyerFields form={form} />
      <MethodChoice form={form} />
      <OrderEnd form={form} total={formatKsh(total)} />
    </form>
  );
}

export const kitDraft = "order-kit";
export const kitOrderPath = "/products/hardware/order";

const check = rulesOf(async () => (await import("./kit-input")).kitInput);
