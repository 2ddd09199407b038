import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageText } from "./page-text";

export type BuiltPage = {
  path: string;
  url: string;
  /** Without ' | Velto'. */
  title: string;
  description: string;
  /** What a reader sees of the main part. */
  text: string;
  /** ISO date; articles only. */
  dated?: string;
};

/** The public pages: prerendered, with an address of their own and in the index. */
export function builtPages(clientDir: string): BuiltPage[] {
  return globSync("**/index.html", { cwd: clientDir })
    .flatMap((file) => {
      const html = readFileSync(join(clientDir, file), "utf8");
      const { title, description, hidden, sections } = pageText(html);
      const url = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1];
      if (!url || hidden) return [];
      return [
        {
          path: new URL(url).pathname,
          url,
          title: title.replace(/ \| [^|]+$/, ""),
          description,
          text: sections.map(({ heading, text }) => `${heading}\n${text}`).join("\n"),
          dated: articleTime(html, "modified") ?? articleTime(html, "published"),
        },
      ];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function articleTime(html: string, kind: "modified" | "published"): string | undefined {
  return html.match(new RegExp(`<meta property="article:${kind}_time" content="([^"]+)"`))?.[1];
}
