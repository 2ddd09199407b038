/**
 * Writes the fonts that every page takes: the letters and signs of English at the weights the site uses, a good third
 * smaller than the package's latin files, which `app/fonts.css` names for all other letters. Run it after changing
 * `letters`, which are the first ranges there, or the packages.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join("");
const letters = `${ascii}\u00a0©°·¼½¾×é÷\u2009\u2011–—‘’“”•…\u202f€™−`;

for (const family of ["familjen-grotesk", "figtree"]) {
  const source = resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(new URL(`../app/fonts/${family}.woff2`, import.meta.url), font);
}
