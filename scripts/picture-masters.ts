import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { recipeOf } from "../app/ui/pictures";

export type Master = { name: string; file: string };

const folder = new URL("../pictures/", import.meta.url).pathname;

/** What `npm run pictures` has made, and of what. */
export const madeFile = `${folder}made.json`;

export function findMasters(): Master[] {
  const files = globSync("**/*.{webp,png,jpg}", { cwd: folder, exclude: ["scenes/source/**"] }).sort();
  return files.map((file) => ({ name: file.slice(0, file.lastIndexOf(".")), file: `${folder}${file}` }));
}

/** Changes with the master and with the quality it is kept at. A new width is a file that is missing. */
export function stampOf({ name, file }: Master): string {
  const { avif, webp } = recipeOf(name);
  const hash = createHash("sha256").update(readFileSync(file)).update(`${avif} ${webp}`);
  return hash.digest("hex").slice(0, 16);
}
