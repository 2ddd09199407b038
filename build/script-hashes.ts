import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";
import type { BuiltPage } from "./pages";

/**
 * The inline scripts that each page's content security policy allows, as SHA-256 hashes. While the site is built,
 * React Router's scripts and our own carry a random nonce (`<ServerRouter nonce>`), so a script that came in with the
 * content is not among them. The nonce has no further use and is removed.
 */
export function hashScripts(pages: BuiltPage[], nonce: string): Record<string, string[]> {
  return Object.fromEntries(pages.map(({ path, root }) => [path, hashesOf(root, nonce)]));
}

function hashesOf(root: HTMLElement, nonce: string): string[] {
  const marked = root.querySelectorAll(`[nonce="${nonce}"]`);
  for (const element of marked) element.removeAttribute("nonce");
  const scripts = marked.filter((element) => element.rawTagName === "script");
  return [...new Set(scripts.map((script) => sha256(script.rawText)))];
}

function sha256(source: string): string {
  return createHash("sha256").update(source).digest("base64");
}
