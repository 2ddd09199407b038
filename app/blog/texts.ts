import type { ProseText } from "~/ui/prose";

/** The text of an article, in the server's bundle only. */
export function articleText(slug: string): ProseText | undefined {
  return texts[`./articles/${slug}.mdx`];
}

const texts: Record<string, ProseText> = import.meta.env.SSR
  ? import.meta.glob<ProseText>("./articles/*.mdx", { eager: true, import: "default" })
  : {};
