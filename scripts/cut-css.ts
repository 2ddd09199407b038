import postcss, { type ChildNode, type Rule } from "postcss";
import type { CssPiece } from "../edge/page-css.ts";

/** Cuts a minified stylesheet into the pieces that `cssForPage` chooses from. */
export function cutCss(source: string): CssPiece[] {
  return cut(postcss.parse(source).nodes);
}

function cut(nodes: ChildNode[]): CssPiece[] {
  const pieces: CssPiece[] = [];
  for (const node of nodes) {
    if (node.type === "comment") continue;
    if (node.type === "rule") pieces.push({ kind: "rule", needs: needs(node), css: text(node) });
    else if (node.type === "atrule" && /keyframes$/.test(node.name)) {
      pieces.push({ kind: "keyframes", name: node.params, css: text(node) });
    } else if (node.type === "atrule" && node.nodes && groups.has(node.name)) {
      pieces.push({ kind: "group", head: `@${node.name} ${node.params}`.trim(), pieces: cut(node.nodes) });
    } else pieces.push({ kind: "plain", css: text(node) });
  }
  return pieces;
}

const groups = new Set(["media", "supports", "layer", "container", "starting-style"]);

function needs(rule: Rule): string[][] {
  return rule.selectors.map((selector) => {
    const outer = withoutParentheses(selector.replace(/\[[^\]]*\]/g, ""));
    return [...outer.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => (name ?? "").replace(/\\(.)/g, "$1"));
  });
}

/** What stands inside :is(), :not() or :has() is an alternative, not a condition on the page. */
function withoutParentheses(selector: string): string {
  let next = selector;
  do {
    selector = next;
    next = selector.replace(/\([^()]*\)/g, "");
  } while (next !== selector);
  return selector;
}

function text(node: ChildNode): string {
  const css = node.toString();
  return node.type === "atrule" && !node.nodes ? `${css};` : css;
}
