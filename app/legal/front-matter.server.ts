import { z } from "zod";

/** What stands above a legal text. A missing or mistyped field fails the build. */
export function parseFrontMatter(fields: unknown) {
  return frontMatter.parse(fields);
}

export type LegalFrontMatter = z.infer<typeof frontMatter>;

const frontMatter = z.strictObject({
  title: z.string().min(1),
  lede: z.string().min(1),
  description: z.string().min(70).max(155),
  updated: z.iso.date(),
});
