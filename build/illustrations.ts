import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import { darkScheme } from "./illustrations/dark-scheme";
import { outlineText } from "./illustrations/outline-text";

const sources = new URL("../app/illustrations/screens/", import.meta.url);

/** Writes the product screens as files that need nothing from the page they are shown in. */
export function makeIllustrations(clientDir: string): void {
  const folder = join(clientDir, "illustrations");
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(sources)) writeFileSync(join(folder, file), illustration(file));
}

export function illustration(file: string): string {
  const source = readFileSync(new URL(file, sources), "utf8");
  return optimize(source, { plugins: [darkScheme, "convertPathData", outlineText] }).data;
}
