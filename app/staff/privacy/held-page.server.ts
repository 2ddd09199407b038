import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { GivenOut } from "~/privacy/given-out";
import { HeldDocument } from "./held-document";

/** A whole document of its own, which can be printed or saved and sent. */
export function heldPage(given: GivenOut): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(HeldDocument, { given }))}`;
}
