import { existsSync, globSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { catalogue } from "~/catalogue/catalogue";
import { machines } from "~/catalogue/machines";
import { frameFile, framesOf } from "~/hardware/gallery/turn";
import { pictureFile, recipeOf } from "~/ui/pictures";
import { findMasters, madeFile, stampOf } from "../scripts/picture-masters";

const masters = findMasters();

/** The films are cut elsewhere; the poster is made of their first frame. */
const films = globSync("public/media/hero/hero-*.{mp4,webm}");

test("`npm run pictures` has run since a master or a quality changed", () => {
  const stamps = Object.fromEntries(masters.map((master) => [master.name, stampOf(master)]));
  expect(JSON.parse(readFileSync(madeFile, "utf8"))).toEqual(stamps);
});

test("every picture is there in all its sizes, and no other file is", async () => {
  const expected = masters.flatMap(({ name }) => filesOf(name));
  expect(globSync("public/media/**/*.*").sort()).toEqual(
    [...expected.map(({ file }) => file), ...films].sort(),
  );
  for (const { file, width } of expected) expect((await sharp(file).metadata()).width, file).toBe(width);
});

test("every picture that can be shared has its photo for the card", () => {
  const shared = masters
    .filter(({ name }) => recipeOf(name).isShared)
    .map(({ name }) => name.split("/").at(-1));
  for (const name of shared) expect(existsSync(`build/share-images/photos/${name}.jpg`), name).toBe(true);
});

test("every picture of a machine has its master, with its cut-out in proportion", async () => {
  const names = masters.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(catalogue.flatMap(picturesOf)));
  for (const { id, counter } of machines) {
    const { height } = await sharp(`public${pictureFile(`hardware/cutout/${id}`, 500, "webp")}`).metadata();
    expect(height, id).toBe(counter.cutout.height);
  }
});

test("every master is shown somewhere", () => {
  const texts = globSync("app/**/*.{ts,tsx,css,mdx}")
    .filter((file) => !lists.includes(file))
    .map((file) => readFileSync(file, "utf8"));
  const machinePictures = new Set(catalogue.flatMap(picturesOf));
  const dead = masters.filter(({ name }) => {
    const named = name.startsWith("blog/") ? name.replace("blog/", "cover: ") : name;
    return !machinePictures.has(name) && !texts.some((text) => text.includes(named));
  });
  expect(dead).toEqual([]);
});

/** They name every picture, shown or not. */
const lists = ["app/ui/pictures.ts", "app/ui/placeholders.ts"];

function filesOf(name: string): { file: string; width: number }[] {
  const { widths, thumbnail = [] } = recipeOf(name);
  return [...widths, thumbnail].flat().flatMap((width) => [
    { file: `public${pictureFile(name, width, "avif")}`, width },
    { file: `public${pictureFile(name, width, "webp")}`, width },
  ]);
}

function picturesOf({ id, views, turns }: (typeof catalogue)[number]): string[] {
  const frames = turns ? framesOf(false).map((number) => frameFile(id, number, "webp")) : [];
  return [
    ...views.map(({ name }) => name),
    `hardware/cutout/${id}`,
    ...frames.map((file) => file.replace("/media/", "").replace("-960.webp", "")),
  ];
}
