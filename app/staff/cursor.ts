/** Where a page of a list begins or ends: after one row or before one, by what names it in the address. */
export type Cursor = { after?: string; before?: string };

export function readCursor(params: URLSearchParams, isKey: (value: string) => boolean): Cursor {
  const key = (name: string) => {
    const value = params.get(name);
    return value && isKey(value) ? value : undefined;
  };
  return { after: key("after"), before: key("before") };
}

export function writeCursor(params: URLSearchParams, { after, before }: Cursor) {
  if (after) params.set("after", after);
  else if (before) params.set("before", before);
}
