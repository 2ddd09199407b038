import mdx from "@mdx-js/rollup";
import { valueToEstree } from "estree-util-value-to-estree";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { define } from "unist-util-mdx-define";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** Articles and legal texts, read the same way by the site and by its tests. */
export function texts() {
  return {
    enforce: "pre" as const,
    ...mdx({
      remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, remarkOutline],
      providerImportSource: "~/ui/prose-parts",
    }),
  };
}

/** Gives the headings their anchors, and the module two exports: `headings` and the number of `words`. */
function remarkOutline() {
  return (tree: Root, file: VFile) => {
    const headings: { id: string; text: string }[] = [];
    let words = 0;
    visit(tree, (node) => {
      if (node.type === "heading" && node.depth === 2) {
        const heading = { id: anchor(textOf(node)), text: textOf(node) };
        headings.push(heading);
        node.data = { ...node.data, hProperties: { id: heading.id } };
      }
      if (node.type === "text") words += node.value.match(/[\p{L}\p{N}][\p{L}\p{N}’.,-]*/gu)?.length ?? 0;
    });
    define(tree, file, { headings: valueToEstree(headings), words: valueToEstree(words) });
  };
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
