import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";
import type { NamedHash } from "../http/security-headers";
import type { BuiltPage } from "./pages";

/**
 * The inline scripts that a page's content security policy allows. React Router's and our own carry the nonce of
 * this build, which no content can know; each must have a known name too. The nonce is taken away here.
 */
export function listScripts(pages: BuiltPage[], nonce: string): Record<string, NamedHash[]> {
  return Object.fromEntries(pages.map(({ path, root }) => [path, scriptsOf(root, nonce)]));
}

function scriptsOf(root: HTMLElement, nonce: string): NamedHash[] {
  const marked = root.querySelectorAll(`[nonce="${nonce}"]`);
  for (const element of marked) element.removeAttribute("nonce");
  return marked
    .filter((element) => element.rawTagName === "script")
    .map((script) => ({ name: nameOf(script), hash: sha256(script.rawText) }));
}

function nameOf(script: HTMLElement): string {
  const known = names.find(({ is }) => is(script, script.rawText));
  if (!known) throw new Error(`Unknown inline script: ${script.rawText.slice(0, 80)}`);
  return known.name;
}

const names: { name: string; is: (script: HTMLElement, source: string) => boolean }[] = [
  { name: "start", is: (script) => script.hasAttribute("data-after-load") },
  { name: "scroll-restoration", is: (_, source) => source.includes('"react-router-scroll-positions"') },
  { name: "router-context", is: (_, source) => source.startsWith("window.__reactRouterContext = ") },
  { name: "route-modules", is: (script) => script.getAttribute("type") === "text/late" },
  {
    name: "router-data",
    is: (_, source) => source.startsWith("window.__reactRouterContext.streamController."),
  },
];

function sha256(source: string): string {
  return createHash("sha256").update(source).digest("base64");
}
