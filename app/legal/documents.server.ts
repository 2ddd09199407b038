import { z } from "zod";
import { proseData, proseHeadings, proseHtml } from "~/ui/prose.server";
import { default as PrivacyText, frontmatter as privacy } from "./privacy.mdx";
import { default as TermsText, frontmatter as terms } from "./terms.mdx";
import type { LegalName } from "./texts";

export function legalDocument(name: LegalName, request: Request) {
  const { about, Text } = documents[name];
  const html = proseHtml(Text);
  return { ...about, headings: proseHeadings(html), html: proseData(request, html) };
}

const frontMatter = z.strictObject({
  title: z.string().min(1),
  lede: z.string().min(1),
  description: z.string().min(70).max(155),
  updated: z.iso.date(),
});

const documents = {
  privacy: { about: frontMatter.parse(privacy), Text: PrivacyText },
  terms: { about: frontMatter.parse(terms), Text: TermsText },
};
