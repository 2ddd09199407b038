import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import type { IllustrationName } from "./illustrations";

type Text = { x: number; y: number; text: string };
type Bar = { x: number; y: number; width: number; fill: string };

/** A screen's texts and bars as numbers, for tests that compute what it claims. */
export function readScreen(name: IllustrationName) {
  const svg = parse(readFileSync(new URL(`./screens/${name}.svg`, import.meta.url), "utf8"));
  const texts: Text[] = svg.querySelectorAll("text").map((node) => ({
    x: Number(node.getAttribute("x")),
    y: Number(node.getAttribute("y")),
    text: node.text,
  }));
  const bars: Bar[] = svg.querySelectorAll("rect").map((node) => ({
    x: Number(node.getAttribute("x")),
    y: Number(node.getAttribute("y")),
    width: Number(node.getAttribute("width")),
    fill: node.getAttribute("fill") ?? "",
  }));

  function find(label: string): Text {
    const found = texts.find(({ text }) => text === label);
    if (!found) throw new Error(`${name} does not say “${label}”`);
    return found;
  }

  return {
    texts: texts.map(({ text }) => text),
    find,
    /** The numbers in the pattern's groups, from the first text that matches it. */
    numbers(pattern: RegExp): number[] {
      const found = texts.map(({ text }) => pattern.exec(text)).find((match) => match !== null);
      if (!found) throw new Error(`${name} says nothing like ${pattern}`);
      return found.slice(1).map((part) => amount(part));
    },
    /** The number in the pattern's group, from every text that matches it. */
    all(pattern: RegExp): number[] {
      return texts.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).map((part) => amount(part));
    },
    /** The last amount on the label's line, no further to its right than `reach`. */
    amountAt(label: string, reach = Number.POSITIVE_INFINITY): number {
      const found = texts
        .filter(({ text }) => text === label)
        .flatMap(({ x, y }) =>
          texts.filter(
            (text) => Math.abs(text.y - y) <= 10 && text.x - x < reach && amountIn.test(text.text),
          ),
        );
      const last = found.toSorted((a, b) => a.x - b.x).at(-1);
      return amount(amountIn.exec(last?.text ?? "")?.[1]);
    },
    /** The amount under the label, in its column. */
    amountUnder(label: string): number {
      const { x, y } = find(label);
      const under = texts.filter((text) => text.x === x && text.y > y).toSorted((a, b) => a.y - b.y)[0];
      return amount(amountIn.exec(under?.text ?? "")?.[1]);
    },
    /** How full each bar is, from the top: a track in the line's colour under a part in another. */
    fills(): number[] {
      return bars
        .filter(({ fill }) => fill.includes("--vg-line") || fill.includes("--vg-on-deep"))
        .flatMap((track) => {
          const part = bars.find(({ x, y, fill }) => x === track.x && y === track.y && fill !== track.fill);
          return part ? [part.width / track.width] : [];
        });
    },
  };
}

/** `−45.00`, `UGX 3,976,000`, `14 bottles`. */
const amountIn = /^(?:[A-Z]{3} |ksh )?(−?[\d,]+(?:\.\d\d)?)(?: [a-z]+)?$/;

function amount(text = "missing"): number {
  return Number(text.replace("−", "-").replaceAll(",", ""));
}
