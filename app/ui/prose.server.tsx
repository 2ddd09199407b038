import { renderToStaticMarkup } from "react-dom/server";
import type { ProseParts, ProseText } from "./prose";
import { proseParts } from "./prose-parts";

export type ProseHeading = { id: string; text: string };

export function proseHtml(Text: ProseText, parts: ProseParts = proseParts): string {
  return renderToStaticMarkup(<Text components={parts} />);
}

/** A page that is loaded whole carries its text as markup; only a navigation needs it as data. */
export function proseData(request: Request, html: string): string | undefined {
  return new URL(request.url).pathname.endsWith(".data") ? html : undefined;
}

export function proseHeadings(html: string): ProseHeading[] {
  return Array.from(html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g), ([, id = "", text = ""]) => ({
    id,
    text: plain(text),
  }));
}

/** The words a reader reads: running text, tables and captions, but not the labels inside product screens. */
export function proseWords(html: string): number {
  return (
    plain(html.replaceAll(/<svg.*?<\/svg>/gs, " ")).match(/[\p{L}\p{N}][\p{L}\p{N}’.,-]*/gu)?.length ?? 0
  );
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();
}
