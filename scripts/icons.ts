/** Writes the sprites: one symbol for each name in an icon-names.ts, for the site and for the staff side. Run it after changing a list. */
import { writeFileSync } from "node:fs";
import lucide from "lucide-static/icon-nodes.json" with { type: "json" };
import { staffIconNames } from "../app/staff/icon-names";
import { brandNames, lucideNames } from "../app/ui/icon-names";

type Shape = [element: string, attributes: Record<string, string>];

const brands: Record<(typeof brandNames)[number], Shape[]> = {
  facebook: [["path", { d: "M15 3h-2a4 4 0 0 0-4 4v14M6 12h8" }]],
  instagram: [
    ["rect", { x: "3", y: "3", width: "18", height: "18", rx: "5" }],
    ["circle", { cx: "12", cy: "12", r: "4" }],
    ["path", { d: "M17 7v.01" }],
  ],
  linkedin: [
    ["rect", { x: "3", y: "3", width: "18", height: "18", rx: "4" }],
    ["path", { d: "M7.5 11v5.5M7.5 7.5v.01M11.5 16.5V11M11.5 13.5c0-3.3 5-3.5 5 0v3" }],
  ],
  "x-logo": [["path", { d: "m4 4 16 16M20 4 4 20" }]],
};

write("../app/ui/icons.svg", [
  ...lucideNames.map(lucideSymbol),
  ...brandNames.map((name) => symbol(name, brands[name])),
]);
write("../app/staff/icons.svg", staffIconNames.map(lucideSymbol));

function write(file: string, symbols: string[]) {
  writeFileSync(
    new URL(file, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- lucide.dev, ISC License -->\n${symbols.join("\n")}\n</svg>\n`,
  );
}

function lucideSymbol(name: string): string {
  return symbol(name, (lucide as unknown as Record<string, Shape[]>)[name]);
}

/** Without a `viewBox`: the icon that shows it has one. */
function symbol(name: string, shapes: Shape[] | undefined): string {
  if (!shapes) throw new Error(`lucide has no icon ${name}`);
  const drawn = shapes.map(straightAsPath);
  return `<symbol id="${name}">${[...rest(drawn), ...onePath(drawn)].map(markup).join("")}</symbol>`;
}

/** Every page reads the whole sprite, so an icon's lines are one path: a third of the elements fewer. */
function onePath(shapes: Shape[]): Shape[] {
  const lines = shapes.filter(isLine).map(([, { d = "" }]) => hundredths(absoluteStart(d)));
  return lines.length ? [["path", { d: lines.join("") }]] : [];
}

function straightAsPath([element, attributes]: Shape): Shape {
  if (element !== "line") return [element, attributes];
  const { x1, y1, x2, y2 } = attributes;
  return ["path", { d: `M${x1} ${y1}L${x2} ${y2}` }];
}

/** Fractions only, so that numbers without a space between them stay apart; one that would become whole is kept. */
function hundredths(d: string): string {
  return d.replace(/\.\d{3,}/g, (fraction) => {
    const rounded = Number(fraction).toFixed(2);
    return /^0\.(?!00)/.test(rounded) ? rounded.replace(/^0|0$/g, "") : fraction;
  });
}

function rest(shapes: Shape[]): Shape[] {
  return shapes.filter((shape) => !isLine(shape));
}

function isLine([element, attributes]: Shape): boolean {
  return element === "path" && Object.keys(attributes).every((name) => name === "d");
}

/** A path may begin with `m`, which is counted from the end of the line before it once it is not the first. */
function absoluteStart(d: string): string {
  const [, x, y, next = ""] = d.match(/^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*([\s\S]*)$/) ?? [];
  if (x === undefined) return d;
  return `M${x} ${y}${/^[-\d.]/.test(next) ? "l" : ""}${next}`;
}

function markup([element, attributes]: Shape): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${element}${pairs.join("")}/>`;
}
