import { z } from "zod";

export const views = ["open", "mine", "answered", "closed", "spam"] as const;
export type View = (typeof views)[number];

/** What the list shows, as it stands in the address; anything unreadable falls back to the open ones. */
const filters = z.object({
  view: z.enum(views).catch("open"),
  kind: z.enum(["contact", "demo", "chat"]).optional().catch(undefined),
  owner: z.uuid().optional().catch(undefined),
  q: z.string().trim().max(100).catch(""),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
});

export type InboxFilters = z.infer<typeof filters>;

export function readFilters(url: string): InboxFilters {
  const params = Object.fromEntries(new URL(url).searchParams);
  return filters.parse({ q: "", ...params });
}

/** The same list with something changed; the first page again, unless that is the change. */
export function inboxHref(filters: InboxFilters, change: Partial<InboxFilters> = {}, id?: string): string {
  const { view, kind, owner, q, page } = { ...filters, page: 1, ...change };
  const params = new URLSearchParams();
  if (view !== "open") params.set("view", view);
  if (kind) params.set("kind", kind);
  if (owner) params.set("owner", owner);
  if (q) params.set("q", q);
  if (page > 1) params.set("page", String(page));
  const query = params.size ? `?${params}` : "";
  return `/staff/inbox${id ? `/${id}` : ""}${query}`;
}
