import PDFDocument from "pdfkit";
import { locales } from "../../language/language.ts";
import type { DocumentContent } from "../document.ts";
import type { Fonts } from "./fonts.ts";

/** An A4 sheet that is written from top to bottom, with our fonts and colours, tagged for screen readers. */
export type Sheet = ReturnType<typeof openSheet>;

export const colours = {
  ink: "#10211A",
  ink2: "#3D4B44",
  ink3: "#5A665F",
  line: "#DDD2BE",
  lineStrong: "#8B7D66",
  logo: "#0E4D3A",
  notch: "#F2A516",
};

/** In points: the design's pixels times three quarters. */
export const margin = 48;
export const width = 595.28 - 2 * margin;
const lastLine = 841.89 - 70;

type Font = keyof Fonts;
export type Style = {
  font?: Font;
  size?: number;
  colour?: string;
  align?: "left" | "right";
  lineGap?: number;
  link?: string;
};
type Box = { x?: number; y: number; width?: number };

export function openSheet(
  { title, number, language = "en" }: Pick<DocumentContent, "title" | "number" | "language">,
  fonts: Fonts,
  author: string,
) {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    font: fonts.text as unknown as string,
    pdfVersion: "1.7",
    tagged: true,
    lang: locales[language],
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: author },
  });
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes as unknown as ArrayBuffer);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = margin;

  function set({ font = "text", size = 10.1, colour = colours.ink }: Style) {
    doc.font(font).fontSize(size).fillColor(colour);
  }

  function options({ align = "left", lineGap = 0, link }: Style, boxWidth: number) {
    return {
      width: boxWidth,
      align,
      lineGap,
      link,
      features: ["tnum", "kern"] as PDFKit.Mixins.OpenTypeFeatures[],
    };
  }

  return {
    doc,
    root,
    get y() {
      return y;
    },
    set y(next) {
      y = next;
    },
    /** Begins another page if `height` does not fit on this one. */
    need(height: number) {
      if (y + height <= lastLine) return;
      doc.addPage();
      y = margin;
    },
    heightOf(text: string, style: Style, boxWidth = width) {
      set(style);
      return doc.heightOfString(spelled(text), options(style, boxWidth));
    },
    /** Writes into a box and tells where it ends. */
    write(text: string, box: Box, style: Style = {}): number {
      const boxWidth = box.width ?? width;
      set(style);
      const height = doc.heightOfString(spelled(text), options(style, boxWidth));
      doc.text(spelled(text), box.x ?? margin, box.y, options(style, boxWidth));
      return box.y + height;
    },
    rule(
      at: number,
      { from = margin, to = margin + width, weight = 0.75, colour = colours.line, dash = false } = {},
    ) {
      decoration(() => {
        doc.save().lineWidth(weight).strokeColor(colour);
        if (dash) doc.dash(2, { space: 2 });
        doc.moveTo(from, at).lineTo(to, at).stroke().restore();
      });
    },
    decoration,
  };

  /** What is drawn here says nothing: screen readers pass over it. */
  function decoration(draw: () => void) {
    doc.markContent("Artifact", { type: "Layout" });
    draw();
    doc.endMarkedContent();
  }
}

/** Figtree has these letters of Kikuyu and Kamba names in parts only: a base and a tilde, put together as they are set. */
function spelled(text: string): string {
  return text.replace(/[ĨĩŨũ]/g, (letter) => letter.normalize("NFD"));
}
