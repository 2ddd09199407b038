import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CSSProperties, createElement } from "react";
import satori from "satori";
import { logoShape } from "../../app/ui/logo-shape";
import type { Picture } from "./pictures";

const width = 1200;
const height = 630;

const night = "#07231A";
const paper = "#FBF8F3";
const quiet = "#BBCCC2";
const marigold = "#F2A516";
const margin = 72;

export type CardText = { title: string; line: string };

/** One card as SVG: the title on night beside a torn-off picture, or under the supergraphic V where there is none. */
export async function drawCard(text: CardText, picture?: Picture): Promise<string> {
  const textWidth = picture ? picture.left - margin - 44 : 720;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${night}"/>
    ${picture ? tornPicture(picture) : supergraphic}
    ${logo}
    ${await setText(text, textWidth)}
  </svg>`;
}

const arms = "M0 0H82L182 231.8 282 0H364L213 350H151Z";

const logo = `<g transform="translate(${margin} 68) scale(0.135)"><path fill="${paper}" d="${logoShape.word}"/><path fill="${marigold}" d="${logoShape.notch}"/></g>`;

const tooth = { width: 30, height: 17 };

const supergraphic = `
  <g transform="translate(440 -70) scale(2.75)"><path fill="#0F3D2F" d="${arms}"/><path fill="${marigold}" d="${logoShape.notch}"/></g>
  <path fill="${paper}" d="${teeth(width)}" transform="translate(0 ${height - 14})"/>
  <rect y="${height - 14}" width="${width}" height="14" fill="${paper}"/>`;

function tornPicture(picture: Picture): string {
  return `<svg x="${picture.left}" width="${width - picture.left}" height="${height}">${picture.art}</svg>
    <path fill="${night}" d="${teeth(height)}" transform="translate(${picture.left} 0) rotate(90)"/>`;
}

/** A row of teeth that stand on the x axis and point up. */
function teeth(length: number): string {
  const count = Math.ceil(length / tooth.width);
  const steps = Array.from(
    { length: count },
    () => `l${tooth.width / 2} -${tooth.height} ${tooth.width / 2} ${tooth.height}`,
  );
  return `M0 0${steps.join("")}z`;
}

/** satori sets text as outlines, so that no font needs to be installed. */
async function setText({ title, line }: CardText, textWidth: number): Promise<string> {
  const size = titleSize(title, textWidth);
  const display = {
    fontFamily: "Familjen Grotesk",
    fontSize: size,
    lineHeight: 1,
    letterSpacing: -0.037 * size,
  };
  const column = createElement(
    "div",
    { style: { display: "flex", flexDirection: "column", justifyContent: "flex-end", height: "100%" } },
    block(title, { ...display, color: paper, textWrap: "balance", whiteSpace: "pre-wrap" }),
    block(line, { fontFamily: "Figtree", fontSize: 32, lineHeight: 1.25, color: quiet, marginTop: 24 }),
  );
  const svg = await satori(column, { width: textWidth, height: height - 72, fonts });
  return svg.replace("<svg ", `<svg x="${margin}" `);
}

function block(text: string, style: CSSProperties) {
  return createElement("div", { style: { display: "block", ...style } }, text);
}

const fonts = [
  { name: "Familjen Grotesk", weight: 600 as const, data: woff("familjen-grotesk", 600) },
  { name: "Figtree", weight: 500 as const, data: woff("figtree", 500) },
];

function woff(family: string, weight: number): Buffer {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`));
}

/** The largest size at which the longest word fits its line and the lines stay clear of the logo. */
function titleSize(title: string, textWidth: number): number {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  const fitting = [112, 100, 88, 78, 70, 62, 54].find((size) => {
    const perLine = Math.floor(textWidth / (size * 0.5));
    return longest * size * 0.54 <= textWidth && Math.ceil(title.length / perLine) * size <= 320;
  });
  return fitting ?? 48;
}
