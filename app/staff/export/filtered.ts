import type { ExportList } from "./input";

/** The page that exports the rows which a list shows: `filter` is what narrows it, as it stands in its address. */
export function filteredExport(list: ExportList, filter: URLSearchParams): string {
  return `/staff/export?${new URLSearchParams({ list, rows: "filtered", filter: String(filter) })}`;
}
