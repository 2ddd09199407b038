import type { href } from "react-router";
import { z } from "zod";
import { editions } from "~/pos/editions";
import type { PictureName } from "~/ui/pictures";
import { placeholders } from "~/ui/placeholders";

/** What stands above each article. A missing or mistyped field fails the build. */
export function parseFrontMatter(file: string, fields: unknown): FrontMatter {
  const result = frontMatter.safeParse(fields);
  if (!result.success) throw new Error(`${file}\n${z.prettifyError(result.error)}`);
  return result.data;
}

export type FrontMatter = z.infer<typeof frontMatter>;

type Path = Parameters<typeof href>[0];

const productPaths = [
  "/products/veltoerp",
  "/products/veltopos",
  ...editions.map(({ to }) => to),
  "/products/hardware",
] satisfies Path[];

const morePaths = [
  ...productPaths,
  "/pricing",
  "/etims",
  "/mpesa-pos",
  "/services",
  "/enterprise",
] satisfies Path[];

const frontMatter = z.strictObject({
  title: z.string().min(1),
  topic: z.string().min(1),
  date: z.iso.date(),
  updated: z.iso.date().optional(),
  /** Also the description that search engines show. */
  excerpt: z.string().min(70).max(155),
  cover: z.string().transform((name, context): PictureName => {
    if (`blog/${name}` in placeholders) return `blog/${name}` as PictureName;
    context.addIssue(
      `There is no picture blog/${name} in pictures/. Is it there, and did npm run pictures run?`,
    );
    return z.NEVER;
  }),
  coverAlt: z.string().min(1),
  /** Three articles on matters close to this one, by their slugs. */
  readNext: z.tuple([z.string(), z.string(), z.string()]),
  related: z.strictObject({ path: z.enum(productPaths), label: z.string().min(1), text: z.string().min(1) }),
  /** Other pages of this site on the same matter. */
  more: z.array(z.strictObject({ path: z.enum(morePaths), label: z.string().min(1) })).default([]),
});
