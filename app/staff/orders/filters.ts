import { type PaymentMethod, paymentMethods } from "~/choices/payment-methods";
import type { Cursor } from "~/db/keyset.server";
import { isUuid } from "~/uuid";
import { readCursor } from "../cursor";

export const views = ["all", "to-do", "new", "unpaid", "on-its-way", "cancelled"] as const;
export type View = (typeof views)[number];

/** Everything that narrows the list. It stands in the address, so that a view can be bookmarked. */
export type OrderFilters = {
  view: View;
  search: string;
  /** `2026-11` */
  month?: string;
  /** Somebody's id, or `nobody`. */
  owner?: string;
  method?: PaymentMethod;
} & Cursor;

export function readFilters(search: URLSearchParams): OrderFilters {
  const month = search.get("month") ?? "";
  const owner = search.get("owner") ?? "";
  const method = search.get("method") ?? "";
  return {
    view: views.find((view) => view === search.get("view")) ?? "all",
    search: (search.get("q") ?? "")
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, 120),
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    owner: owner === "nobody" || isUuid(owner) ? owner : undefined,
    method: method in paymentMethods ? (method as PaymentMethod) : undefined,
    ...readCursor(search, (key) => reference.test(key)),
  };
}

/** The address of the list with other filters: its first page. */
export function listAddress(filters: OrderFilters, change: Partial<OrderFilters> = {}): string {
  const query = filterQuery({ ...filters, ...change });
  return query.size > 0 ? `/staff/orders?${query}` : "/staff/orders";
}

/** What narrows the list, as it stands in an address. */
export function filterQuery({ view, search, month, owner, method }: OrderFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (view !== "all") query.set("view", view);
  if (search) query.set("q", search);
  if (month) query.set("month", month);
  if (owner) query.set("owner", owner);
  if (method) query.set("method", method);
  return query;
}

const reference = /^[A-HJ-NP-Z2-9-]{6,12}$/;
