import { z } from "zod";
import { writeCursor } from "../cursor";

export const views = ["open", "mine", "answered", "closed", "spam"] as const;
export type View = (typeof views)[number];

/** What the list shows, as it stands in the address; anything unreadable falls back to the open ones. */
const filters = z.object({
  view: z.enum(views).catch("open"),
  kind: z.enum(["contact", "demo", "chat"]).optional().catch(undefined),
  owner: z.uuid().optional().catch(undefined),
  q: z.string().trim().max(100).catch(""),
  after: z.uuid().optional().catch(undefined),
  before: z.uuid().optional().catch(undefined),
});

export type InboxFilters = z.infer<typeof filters>;

export function readFilters(params: URLSearchParams): InboxFilters {
  return filters.parse({ q: "", ...Object.fromEntries(params) });
}

/** The same list with something changed; the first page again, unless a row is named. */
export function inboxHref(filters: InboxFilters, change: Partial<InboxFilters> = {}, id?: string): string {
  const params = filterQuery({ ...filters, ...change });
  writeCursor(params, change);
  const query = params.size ? `?${params}` : "";
  return `/staff/inbox${id ? `/${id}` : ""}${query}`;
}

/** What narrows the list, as it stands in an address. */
export function filterQuery({ view, kind, owner, q }: InboxFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== "open") params.set("view", view);
  if (kind) params.set("kind", kind);
  if (owner) params.set("owner", owner);
  if (q) params.set("q", q);
  return params;
}
