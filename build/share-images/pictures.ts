import { readFileSync } from "node:fs";
import { join } from "node:path";
import { machines } from "../../app/catalogue/machines";
import { illustrations } from "../../app/illustrations/illustrations";
import type { EditionPage, ShareScreen } from "../../app/pos/edition-content";
import { editionPages } from "../../app/pos/edition-pages.server";

/** What stands right of the tear: `left` is where it starts, `art` is SVG in its own coordinates. */
export type Picture = { left: number; art: string };

/** Pages without a picture show the V of the logo instead. */
export function pictureOf(path: string, folder: string): Picture | undefined {
  const photo = photos[path];
  if (photo) return photograph(photo, photo === "family" ? 488 : 620);
  const screens = productScreens[path];
  return (
    screens && {
      left: 640,
      art: ground(screens.ground) + screens.show.map((shown) => screen(shown, folder)).join(""),
    }
  );
}

const photos: Record<string, string> = {
  "/": "family",
  "/products/hardware": "family",
  ...Object.fromEntries(machines.map(({ path, id }) => [path, id])),
  "/blog/accounting-automation-future": "accounting-automation",
  "/blog/choosing-the-right-erp": "choosing-an-erp",
  "/blog/cloud-migration-guide": "cloud-migration",
  "/blog/custom-integrations-productivity": "custom-integrations",
  "/blog/enterprise-software-security": "enterprise-software-security",
  "/blog/pos-trends-kenya": "pos-trends-kenya",
};

type Screens = NonNullable<EditionPage["share"]>;

const sand = "#EAE1D1";

const productScreens: Record<string, Screens | undefined> = {
  ...Object.fromEntries(editionPages.map(({ slug, share }) => [`/products/veltopos/${slug}`, share])),
  "/products/veltoerp": { ground: sand, show: [{ name: "erp-dashboard", x: 64, y: 92, width: 800 }] },
  "/products/veltopos": {
    ground: sand,
    show: [
      { name: "pos-sale", x: 64, y: 64, width: 760 },
      { name: "receipt", x: 330, y: 250, width: 250, turn: 5 },
    ],
  },
  "/products/veltopos/try": {
    ground: sand,
    show: [
      { name: "pos-sale", x: 40, y: 110, width: 820 },
      { name: "mpesa-prompt", x: 330, y: 150, width: 240, turn: 4 },
    ],
  },
  "/individual": { ground: "#DFECE4", show: [{ name: "mpesa-prompt", x: 120, y: 56, width: 320, turn: 4 }] },
  "/enterprise": { ground: sand, show: [{ name: "branches", x: 64, y: 84, width: 640 }] },
};

function photograph(name: string, left: number): Picture {
  const jpeg = readFileSync(new URL(`./photos/${name}.jpg`, import.meta.url), "base64");
  const art = `<image width="${1200 - left}" height="630" href="data:image/jpeg;base64,${jpeg}"/>`;
  return { left, art };
}

function ground(colour: string): string {
  return `<rect width="100%" height="100%" fill="${colour}"/>`;
}

/** An image of its own, since glyphs of two illustrations may share an id. The renderer knows no custom properties. */
function screen({ name, x, y, width, turn = 0 }: ShareScreen, folder: string): string {
  const source = readFileSync(join(folder, `${name}.svg`), "utf8");
  const light = source.replace(/var\(--[\w-]+, ?(#\w+)\)/g, "$1");
  const { width: ownWidth, height: ownHeight } = illustrations[name];
  const height = (width / ownWidth) * ownHeight;
  const data = Buffer.from(light).toString("base64");
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${data}" transform="rotate(${turn} ${x + width / 2} ${y + height / 2})"/>`;
}
