/**
 * Makes the files in `public/media` from the masters in `pictures/`, and their blurs. A file is made when it is missing
 * or when its master or the recipe's quality has changed since; `pictures/made.json` remembers of which they were made.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictureFile, recipeOf } from "../app/ui/pictures";
import { placeholders as placeholdersBefore } from "../app/ui/placeholders";
import { findMasters, type Master, madeFile, stampOf } from "./picture-masters";

const root = new URL("..", import.meta.url).pathname;
const before: Record<string, string> = JSON.parse(readFileSync(madeFile, "utf8"));
const made: Record<string, string> = {};
const placeholders: Record<string, string | null> = {};

for (const master of findMasters()) {
  await check(master);
  const stamp = stampOf(master);
  const isChanged = before[master.name] !== stamp;
  for (const [file, picture] of filesOf(master)) {
    if (isChanged || !existsSync(`${root}${file}`)) await save(picture, file);
  }
  if (isShown(master)) placeholders[master.name] = await placeholderOf(master, isChanged);
  made[master.name] = stamp;
}
writeFileSync(madeFile, `${JSON.stringify(made, null, 2)}\n`);
writePlaceholders();

async function check({ name, file }: Master): Promise<void> {
  const { widths, shape } = recipeOf(name);
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const most = Math.max(...widths);
  if (width < most) throw new Error(`${name} is ${width} pixels wide; it needs ${most}.`);
  if (shape && Math.abs((width * shape[1]) / shape[0] - height) > 1)
    throw new Error(`${name} is ${width} × ${height}; it needs to be ${shape.join(" to ")}.`);
}

function filesOf({ name, file }: Master): [file: string, picture: Sharp][] {
  const { widths, thumbnail = [], avif, webp, isShared } = recipeOf(name);
  const files = [...widths, thumbnail].flat().flatMap((width): [string, Sharp][] => {
    const picture = narrowed(file, width);
    return [
      [
        `public${pictureFile(name, width, "avif")}`,
        picture.clone().avif({ quality: avif, effort: 5, chromaSubsampling: "4:4:4" }),
      ],
      [
        `public${pictureFile(name, width, "webp")}`,
        picture.clone().webp({ quality: webp, effort: 6, smartSubsample: true, alphaQuality: 90 }),
      ],
    ];
  });
  if (!isShared) return files;
  const card = sharp(file).resize(580, 630).jpeg({ quality: 80, progressive: true });
  return [...files, [`build/share-images/photos/${basename(name)}.jpg`, card]];
}

/** What is made much smaller loses its edges. */
function narrowed(file: string, width: number): Sharp {
  const picture = sharp(file).resize({ width });
  return width < 900 ? picture.sharpen({ sigma: 0.5, m1: 0.4, m2: 0.6 }) : picture;
}

async function save(picture: Sharp, file: string): Promise<void> {
  mkdirSync(dirname(`${root}${file}`), { recursive: true });
  await picture.toFile(`${root}${file}`);
  console.log(file);
}

/** Films, cut-outs and turntables are shown by elements of their own. */
function isShown({ name }: Master): boolean {
  return ["blog", "hardware", "hardware/views", "people", "scenes"].includes(dirname(name));
}

async function placeholderOf({ name, file }: Master, isChanged: boolean): Promise<string | null> {
  if (!recipeOf(name).hasPlaceholder) return null;
  const kept = (placeholdersBefore as Record<string, string | null>)[name];
  if (kept && !isChanged) return kept;
  const blur = await sharp(file).resize({ width: 24 }).blur(0.8).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${blur.toString("base64")}`;
}

function writePlaceholders(): void {
  const lines = Object.entries(placeholders).map(([name, data]) =>
    data ? `  "${name}":\n    "${data}",` : `  "${name}": null,`,
  );
  writeFileSync(
    `${root}app/ui/placeholders.ts`,
    `/** What is seen until a picture arrives: 24 pixels wide, blurred by the browser. Written by \`npm run pictures\`. */
export const placeholders = {
${lines.join("\n")}
} as const;
`,
  );
}
