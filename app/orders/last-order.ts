import { browserStorage } from "~/forms/browser-storage";
import type { OrderDone } from "./order-done";

type LastOrder = OrderDone["order"] & { placedAt: number };

/** The order that was last placed in this browser, so that a closed tab does not take the proof along. */
export function rememberOrder(order: OrderDone["order"], storage = browserStorage()) {
  const last: LastOrder = { ...order, placedAt: Date.now() };
  try {
    storage?.setItem(key, JSON.stringify(last));
  } catch (error) {
    console.warn("This browser's storage is full: the reference is not kept.", error);
  }
}

/** Read back as it was stored, or not at all: whatever else is there leads nowhere. */
export function readLastOrder(storage = browserStorage()): LastOrder | undefined {
  const stored = storage?.getItem(key);
  if (!stored) return undefined;
  try {
    const last = JSON.parse(stored) as LastOrder;
    return /^(\/sw)?\/orders\/[\w-]{24}$/.test(last.path) && last.reference ? last : undefined;
  } catch (error) {
    console.warn("The kept order can't be read.", error);
    return undefined;
  }
}

export function clearLastOrder(storage = browserStorage()) {
  storage?.removeItem(key);
}

const key = "velto:last-order";
