import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from "harfbuzzjs";
import { decompress } from "wawoff2";

/** In thousandths of the font size, from the start of the baseline. */
export type Line = { outline: string; width: number };

/** Where Figtree wants a line through its text. */
export const strike = { y: -300, height: 50 };

const { resolve } = createRequire(import.meta.url);
const figtree = resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");
const face = new Face(new Blob(await decompress(readFileSync(figtree))));
const unit = 1000 / face.upem;

/** Text as the browser would set it in Figtree, with figures of one width. `spacing` is in thousandths, too. */
export function setLine(text: string, weight: number, spacing: number): Line {
  const font = fontOf(weight);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // As in CSS, spaced letters are not joined.
  shape(font, buffer, [new Feature("tnum", 1), new Feature("liga", spacing === 0 ? 1 : 0)]);

  let end = 0;
  let outline = "";
  for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, cluster } of buffer.getGlyphInfosAndPositions()) {
    if (glyph === 0) throw new Error(`Figtree has no "${text.slice(cluster, cluster + 1)}", in "${text}"`);
    outline += outlineOf(font, glyph, Math.round(end + xOffset * unit));
    end += xAdvance * unit + spacing;
  }
  return { outline, width: end };
}

const fonts = new Map<number, Font>();

function fontOf(weight: number): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  fonts.set(weight, font);
  return font;
}

/**
 * Everything after the first point is relative, so that a glyph is the same text wherever it stands and costs next to
 * nothing once compressed. Fonts count upwards from the baseline, SVG downwards.
 */
function outlineOf(font: Font, glyph: number, left: number): string {
  let path = "";
  let pen = [0, 0];
  let contourStart = pen;
  for (const { type, values } of font.glyphToJson(glyph)) {
    const points = values.map((value, at) => round(at % 2 ? -value : value));
    const [penX = 0, penY = 0] = path ? pen : [-left, 0];
    const steps = points.map((value, at) => value - (at % 2 ? penY : penX)).join(" ");
    path += (path ? type.toLowerCase() : type) + steps.replaceAll(" -", "-");
    if (type === "M") contourStart = points;
    pen = type === "Z" ? contourStart : points.slice(-2);
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * unit) + 0;
}
