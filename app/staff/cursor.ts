import type { Cursor } from "~/db/keyset.server";

/** Where a page of a list begins or ends, as its address says it. */
export function readCursor(params: URLSearchParams, isKey: (value: string) => boolean): Cursor {
  const key = (name: string) => {
    const value = params.get(name);
    return value && isKey(value) ? value : undefined;
  };
  return { after: key("after"), before: key("before") };
}
