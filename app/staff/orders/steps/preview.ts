import { nothing } from "~/money/cents";
import { centsIn } from "~/money/decimals";
import { moneyMethods } from "~/orders/steps/content";
import type { StepOrder, Values } from "~/orders/steps/outcomes";
import type { Typed } from "./order-step";

/** The order as it would be. */
export function after(order: StepOrder, values: Values): StepOrder {
  return { ...order, ...values, version: order.version + 1 };
}

/** Fields as the verb will read them: nothing typed is nothing said. */
export function tidy(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value?.trim() || undefined]));
}

export function moneyIn(typed: Typed) {
  const method = moneyMethods.find((known) => known === typed.method) ?? "mpesa";
  return {
    amountCents: centsIn(typed.amount ?? "") ?? nothing,
    method,
    receiptCode: typed.receiptCode?.toUpperCase().replace(/\s/g, ""),
  };
}

export function dayIn(typed: string | undefined): string | undefined {
  return typed && !Number.isNaN(Date.parse(typed)) ? typed : undefined;
}

export function timeIn(typed: string | undefined): string | undefined {
  return typed && !Number.isNaN(Date.parse(`${typed}Z`)) ? typed : undefined;
}
