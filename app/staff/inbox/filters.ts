import { z } from "zod";

/** `all` is there for words that are looked for. */
export const views = ["all", "open", "mine", "answered", "closed", "spam"] as const;
export type View = (typeof views)[number];

/** What the list shows, as it stands in the address; anything unreadable falls back to the open ones. */
const filters = z.object({
  view: z.enum(views).optional().catch(undefined),
  kind: z.enum(["contact", "demo", "chat", "email"]).optional().catch(undefined),
  owner: z.uuid().optional().catch(undefined),
  q: z.string().trim().max(100).catch(""),
  after: z.uuid().optional().catch(undefined),
  before: z.uuid().optional().catch(undefined),
  select: z.string().optional(),
});

export type InboxFilters = Omit<z.infer<typeof filters>, "view" | "select"> & { view: View; select: boolean };

export function readFilters(params: URLSearchParams): InboxFilters {
  const { view, select, ...rest } = filters.parse({ q: "", ...Object.fromEntries(params) });
  return { ...rest, view: view ?? usualView(rest.q), select: select !== undefined };
}

/** The same list with something changed: its first page, unless it is an address of one of its rows. */
export function inboxHref(filters: InboxFilters, change: Partial<InboxFilters> = {}, id?: string): string {
  const params = filterQuery({ ...filters, ...change });
  if (change.after) params.set("after", change.after);
  else if (change.before) params.set("before", change.before);
  if (change.select) params.set("select", "");
  const query = params.size ? `?${params}` : "";
  return `/staff/inbox${id ? `/${id}` : ""}${query}`;
}

/** What narrows the list, as it stands in an address. */
export function filterQuery({ view, kind, owner, q }: InboxFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== usualView(q)) params.set("view", view);
  if (kind) params.set("kind", kind);
  if (owner) params.set("owner", owner);
  if (q) params.set("q", q);
  return params;
}

/** Words are looked for everywhere, unless a tab is chosen. */
function usualView(q: string): View {
  return q ? "all" : "open";
}
