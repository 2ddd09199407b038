import type { Sheet } from "./sheet.ts";

/** Text with its place in the document's outline. */
export function tagged(sheet: Sheet, tag: string, write: () => void, parent = sheet.root) {
  const element = sheet.doc.struct(tag, {}, write);
  parent.add(element);
  element.end();
}

/** Several of them under one. */
export function group(
  sheet: Sheet,
  tag: string,
  fill: (element: Sheet["root"]) => void,
  parent = sheet.root,
) {
  const element = sheet.doc.struct(tag);
  parent.add(element);
  fill(element);
  element.end();
}
