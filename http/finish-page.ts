import { createHash } from "node:crypto";
import { type CssPiece, cssForPage } from "./page-css";

/** Made at build time, read at start: what every page needs to be finished. */
export type PageParts = { loader: string; css: CssPiece[] };
export type FinishedPage = { html: string; scriptHashes: string[] };

/**
 * React Router's page asks for its scripts and stylesheet at once. A finished page paints from its own bytes:
 * used styles inlined, the full sheet and the application left waiting for the late loader. What starts the
 * application is kept in a file where a built page can have one: fewer bytes before the words.
 */
export function finishPage(
  rendered: string,
  parts: PageParts,
  keepScript?: (source: string) => string,
): FinishedPage {
  const css = cssForPage(parts.css, rendered);
  const { page, restoreScroll, data } = withoutRouterScripts(rendered);
  const html = page
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replaceAll(' data-discover="true"', "") // for a router that looks for its routes as it goes; ours knows them
    .replace(
      /<link rel="stylesheet"[^>]*?\/?>/,
      (link) => `<style>${css}</style>${link.replace(/\/?>$/, " disabled>")}`,
    )
    .replace(/<script type="module" async="">([\s\S]*?)<\/script>/, (_, source) =>
      late(data + source, keepScript),
    )
    .replace("</head>", () => `<script>${parts.loader}${restoreScroll}</script></head>`);
  return { html, scriptHashes: inlineScriptHashes(html) };
}

function late(source: string, keepScript?: (source: string) => string): string {
  return keepScript
    ? `<script type="text/late" src="${keepScript(source)}"></script>`
    : `<script type="text/late">${source}</script>`;
}

/**
 * React Router hands over its data in scripts of their own. Here the data goes ahead of the application, in the
 * same script, and the scroll position is restored by the loader: two scripts with two hashes instead of six,
 * which every answer's policy would list. The emptied elements stay, since React counts them when it hydrates.
 */
function withoutRouterScripts(rendered: string) {
  let restoreScroll = "";
  let data = "";
  const page = rendered.replace(/<script>([\s\S]*?)<\/script>/g, (script, source: string) => {
    if (source.startsWith("window.__reactRouterContext")) data += `${source}\n`;
    else if (source.includes("react-router-scroll-positions")) {
      restoreScroll = `\naddEventListener("DOMContentLoaded",()=>{${source.replace(/\s+/g, " ")}});`;
    } else return script;
    return "<script></script>";
  });
  return { page, restoreScroll, data };
}

/** A widget page has its own small script; the application never starts there. */
export function finishStaticPage(rendered: string, parts: PageParts): FinishedPage {
  const css = cssForPage(parts.css, rendered);
  const html = rendered
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<link rel="stylesheet"[^>]*>/, `<style>${css}</style>`)
    .replace(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "");
  return { html, scriptHashes: inlineScriptHashes(html) };
}

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes, source] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=|ld\+json/.test(attributes ?? "") || !source) continue;
    hashes.add(createHash("sha256").update(source).digest("base64"));
  }
  return [...hashes];
}
