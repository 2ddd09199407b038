import type { CustomPlugin, XastElement } from "svgo";
import { type Line, setLine } from "./glyphs";

/** What the page's stylesheet gives text without a weight of its own. */
const plainWeight = 475;

/** An SVG in an `img` can't use the page's fonts: each glyph becomes one path, used wherever it occurs. */
export const outlineText: CustomPlugin = {
  name: "outlineText",
  fn() {
    const ids = new Map<string, string>();
    function idOf(outline: string): string {
      const id = ids.get(outline) ?? ids.size.toString(36);
      ids.set(outline, id);
      return id;
    }
    return {
      element: {
        enter(node) {
          if (node.name === "text") outline(node, idOf);
        },
        exit(node, parent) {
          if (node.name !== "svg" || parent.type !== "root" || ids.size === 0) return;
          const glyphs = [...ids].map(([d, id]) => element("path", { id, d }));
          node.children.unshift(element("defs", {}, glyphs));
        },
      },
    };
  },
};

function outline(node: XastElement, idOf: (outline: string) => string) {
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
  node.name = "g";
  node.attributes = {
    ...look,
    transform: [transform, `translate(${short(left)} ${short(Number(y))})`, `scale(${short(scale)})`]
      .filter(Boolean)
      .join(""),
  };
  node.children = line.glyphs.map((glyph) =>
    element("use", {
      href: `#${idOf(glyph.outline)}`,
      ...(glyph.x !== 0 && { x: String(glyph.x) }),
    }),
  );
  if (decoration === "line-through") node.children.push(strikeThrough(line));
}

/** How much of the text stands left of its `x`. */
const shares: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

function textOf(node: XastElement): string {
  return node.children.map((child) => (child.type === "text" ? child.value : "")).join("");
}

function strikeThrough({ width, strike }: Line): XastElement {
  const path = `M0 ${strike.y}h${Math.round(width)}v${strike.height}H0z`;
  return element("path", { d: path });
}

function element(
  name: string,
  attributes: Record<string, string>,
  children: XastElement[] = [],
): XastElement {
  return { type: "element", name, attributes, children };
}

function short(value: number): string {
  return String(Math.round(value * 10000) / 10000);
}
