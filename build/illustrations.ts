import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import { outlineText } from "./illustrations/outline-text";

const sources = new URL("../app/illustrations/screens/", import.meta.url);
/** `--vg-line: #31493d;` by name and value. */
const dark = [...readFileSync(new URL("../dark.css", sources), "utf8").matchAll(/(--[\w-]+): (.+);/g)];

/** Writes the product screens as files that need nothing from the page they are shown in. */
export function makeIllustrations(clientDir: string): void {
  const folder = join(clientDir, "illustrations");
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(sources)) writeFileSync(join(folder, file), illustration(file));
}

export function illustration(file: string): string {
  const source = readFileSync(new URL(file, sources), "utf8");
  return optimize(inDark(source), { plugins: ["convertPathData", outlineText] }).data;
}

/** With the dark values of the colours it uses: an `img` inherits nothing from its page. */
function inDark(svg: string): string {
  const used = dark
    .filter(([, name]) => svg.includes(`var(${name},`))
    .map(([, name, value]) => `${name}:${value}`);
  const style = `<style>@media (prefers-color-scheme:dark){svg{${used.join(";")}}}</style>`;
  return svg.replace(/^<svg[^>]*>/, `$&${style}`);
}
