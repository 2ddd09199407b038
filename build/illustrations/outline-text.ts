import type { CustomPlugin, XastElement } from "svgo";
import { setLine, strike } from "./glyphs";

/** What the page's stylesheet gives text without a weight of its own. */
const plainWeight = 475;

/** An SVG in an `img` can't use the page's fonts: each line of text becomes one path. */
export const outlineText: CustomPlugin = {
  name: "outlineText",
  fn() {
    return {
      element: {
        enter(node) {
          if (node.name === "text") outline(node);
        },
      },
    };
  },
};

function outline(node: XastElement) {
  const {
    x = "0",
    y = "0",
    transform,
    "font-size": size = "16",
    "font-weight": weight = plainWeight,
    "letter-spacing": spacing = "0",
    "text-anchor": anchor = "start",
    "text-decoration": decoration,
    ...look
  } = node.attributes;
  const scale = Number(size) / 1000;
  const line = setLine(textOf(node), Number(weight), Number(spacing) / scale);
  const left = Number(x) - line.width * scale * (shares[anchor] ?? 0);
  const throughIt =
    decoration === "line-through" ? `M0 ${strike.y}h${Math.round(line.width)}v${strike.height}H0z` : "";
  node.name = "path";
  node.attributes = {
    ...look,
    transform: [transform, `translate(${short(left)} ${short(Number(y))})`, `scale(${short(scale)})`]
      .filter(Boolean)
      .join(""),
    d: line.outline + throughIt,
  };
  node.children = [];
}

/** How much of the text stands left of its `x`. */
const shares: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

function textOf(node: XastElement): string {
  return node.children.map((child) => (child.type === "text" ? child.value : "")).join("");
}

function short(value: number): string {
  return String(Math.round(value * 10000) / 10000);
}
