import type { placeholders } from "./placeholders";

/** What is made of each master in `pictures/`, by its folder or, where it needs something else, by its name. */
export const recipes: Record<string, Recipe> = {
  blog: { widths: [600, 800, 1200], shape: [3, 2], avif: 64, webp: 80, hasPlaceholder: true, isShared: true },
  hardware: {
    widths: [480, 720, 960, 1600],
    thumbnail: 192,
    shape: [4, 3],
    avif: 64,
    webp: 80,
    hasPlaceholder: true,
    isShared: true,
  },
  "hardware/views": { widths: [480, 960, 1600], thumbnail: 192, shape: [4, 3], avif: 64, webp: 80 },
  "hardware/cash-register": {
    widths: [480, 720, 960, 1600],
    shape: [4, 3],
    avif: 64,
    webp: 80,
    hasPlaceholder: true,
  },
  "hardware/turn": { widths: [960], shape: [4, 3], avif: 60, webp: 74 },
  "hardware/cutout": { widths: [500, 1000], avif: 66, webp: 84 },
  "hardware/cutout/counter": { widths: [1200, 2400], avif: 60, webp: 80 },
  people: { widths: [240, 480], shape: [1, 1], avif: 60, webp: 80, hasPlaceholder: true },
  scenes: { widths: [480, 800, 1280], shape: [8, 5], avif: 54, webp: 76, hasPlaceholder: true },
  "hero/poster": { widths: [720], shape: [9, 16], avif: 56, webp: 78 },
  "hero/shop-tall": { widths: [600, 900, 1500], shape: [3, 4], avif: 58, webp: 78 },
  "hero/shop-wide": { widths: [960, 1600, 2400], shape: [16, 9], avif: 58, webp: 78 },
};

export type Recipe = {
  widths: readonly number[];
  thumbnail?: number;
  /** Width to height. A cut-out is as high as what it shows. */
  shape?: readonly [number, number];
  avif: number;
  webp: number;
  /** A blur that stands in its place until it arrives. */
  hasPlaceholder?: boolean;
  /** Also made for the card that a shared link shows. */
  isShared?: boolean;
};

/** The pictures that a `<Picture>` can show. `npm run pictures` lists them. */
export type PictureName = keyof typeof placeholders;

export function recipeOf(name: string): Recipe {
  const recipe = recipes[name];
  if (recipe) return recipe;
  if (!name.includes("/")) throw new Error("There is no recipe for such a picture.");
  return recipeOf(name.slice(0, name.lastIndexOf("/")));
}

export function largestOf(name: PictureName): { width: number; height: number } {
  const { widths, shape = [1, 1] } = recipeOf(name);
  const width = Math.max(...widths);
  return { width, height: Math.round((width * shape[1]) / shape[0]) };
}

export function pictureFile(name: string, width: number, type: "avif" | "webp"): string {
  return `/media/${name}-${width}.${type}`;
}
