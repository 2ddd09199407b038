import postcss, { type ChildNode, list, type Rule } from "postcss";
import type { ClassNeed, CssPiece } from "../http/page-css";

/** Cuts a minified stylesheet into the pieces that `cssForPage` chooses from. */
export function cutCss(source: string): CssPiece[] {
  return cut(postcss.parse(source).nodes);
}

function cut(nodes: ChildNode[]): CssPiece[] {
  const pieces: CssPiece[] = [];
  for (const node of nodes) {
    if (node.type === "comment") continue;
    if (node.type === "rule") pieces.push(cutRule(node));
    else if (node.type === "atrule" && /keyframes$/.test(node.name)) {
      pieces.push({ kind: "keyframes", name: node.params, css: text(node) });
    } else if (node.type === "atrule" && node.nodes && groups.has(node.name)) {
      pieces.push({ kind: "group", head: `@${node.name} ${node.params}`.trim(), pieces: cut(node.nodes) });
    } else if (node.type === "atrule" && node.name === "property") {
      pieces.push({ kind: "property", name: node.params, css: text(node) });
    } else pieces.push({ kind: "plain", css: text(node) });
  }
  return pieces;
}

const groups = new Set(["media", "supports", "layer", "container", "starting-style"]);

function cutRule(rule: Rule): CssPiece {
  const selectors = rule.selectors.map((text) => ({ text, needs: classNeeds(text) }));
  return { kind: "rule", selectors, body: text(rule).slice(rule.selector.length) };
}

/** Every class outside parentheses, and one of the alternatives of each :is(), :where() and :has(). */
function classNeeds(selector: string): ClassNeed[] {
  const needs: ClassNeed[] = [];
  for (const { 0: token, groups: { name, pseudo } = {} } of selector.matchAll(tokens)) {
    if (name) needs.push(name.replace(/\\(.)/g, "$1"));
    if (!pseudo || !/^:(is|where|has)\(/.test(token)) continue;
    needs.push({ oneOf: list.comma(pseudo.slice(1, -1)).map(classNeeds) });
  }
  return needs;
}

const parentheses = String.raw`\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)`;
const tokens = new RegExp(
  String.raw`\[[^\]]*\]|\.(?<name>(?:\\.|[\w-])+)|:[\w-]+(?<pseudo>${parentheses})`,
  "g",
);

function text(node: ChildNode): string {
  const css = node.toString();
  return node.type === "atrule" && !node.nodes ? `${css};` : css;
}
