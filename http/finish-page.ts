import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type HTMLElement, parse } from "node-html-parser";

/** A text as it is served: compressed at the highest level, and with its tag. */
export type FinishedText = { content: Buffer; br: Buffer; gzip: Buffer; etag: string };

/** `scripts` are the SHA-256 hashes of the inline scripts that the page's content security policy allows. */
export type FinishedPage = FinishedText & { scripts: string[] };

/**
 * What becomes of a rendered page, whether the build or the running site has rendered it. React Router's inline
 * scripts and our own carry the nonce of the rendering (`<ServerRouter nonce>`), so a script that came in with the
 * content is not among the hashes. The nonce has no further use and is removed.
 */
export async function finishPage(html: string, nonce: string, effort?: Effort): Promise<FinishedPage> {
  // React needs its comments to hydrate.
  const root = parse(html, { comment: true });
  const scripts = scriptHashes(root, nonce);
  return { ...(await finishText(Buffer.from(root.toString()), effort)), scripts };
}

/** Compressing well takes some 100 ms a page, compressing quickly one or two. */
export type Effort = "best" | "quick";

export async function finishText(content: Buffer, effort: Effort = "best"): Promise<FinishedText> {
  const quality = effort === "best" ? constants.BROTLI_MAX_QUALITY : 5;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: effort === "best" ? 9 : 6 }),
  ]);
  return { content, br, gzip: gz, etag: tagOf(content) };
}

export function tagOf(content: Buffer): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

function scriptHashes(root: HTMLElement, nonce: string): string[] {
  const marked = root.querySelectorAll(`[nonce="${nonce}"]`);
  for (const element of marked) element.removeAttribute("nonce");
  const scripts = marked.filter(({ rawTagName, rawText }) => rawTagName === "script" && rawText);
  return [...new Set(scripts.map(({ rawText }) => createHash("sha256").update(rawText).digest("base64")))];
}
