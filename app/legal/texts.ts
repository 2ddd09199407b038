import type { ProseText } from "~/ui/prose";

export type LegalName = "privacy" | "terms";

/** The text of a legal page, in the server's bundle only. */
export function legalText(name: LegalName): ProseText | undefined {
  return texts[`./${name}.mdx`];
}

const texts: Record<string, ProseText> = import.meta.env.SSR
  ? import.meta.glob<ProseText>("./*.mdx", { eager: true, import: "default" })
  : {};
