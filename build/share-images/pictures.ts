import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";

/** What stands right of the tear: `left` is where it starts, `art` is SVG in its own coordinates. */
export type Picture = { left: number; art: string };

/** Pages without a picture show the V of the logo instead. */
export function pictureOf(path: string, illustrations: string): Picture | undefined {
  const photo = photos[path];
  if (photo) return photograph(photo, photo === "family" ? 488 : 620);
  const screens = productScreens[path];
  return (
    screens && {
      left: 640,
      art: ground(screens.ground) + screens.show.map((shown) => screen(shown, illustrations)).join(""),
    }
  );
}

const photos: Record<string, string> = {
  "/": "family",
  "/products/hardware": "family",
  "/products/hardware/pos-terminals": "pos-terminal",
  "/products/hardware/receipt-printers": "receipt-printer",
  "/products/hardware/payment-terminals": "payment-terminal",
  "/products/hardware/barcode-scanners": "barcode-scanner",
  "/blog/accounting-automation-future": "accounting-automation",
  "/blog/choosing-the-right-erp": "choosing-an-erp",
  "/blog/cloud-migration-guide": "cloud-migration",
  "/blog/custom-integrations-productivity": "custom-integrations",
  "/blog/enterprise-software-security": "enterprise-software-security",
  "/blog/pos-trends-kenya": "pos-trends-kenya",
};

type Screen = { name: string; x: number; y: number; width: number; turn?: number };

const sand = "#EAE1D1";

const productScreens: Record<string, { ground: string; show: Screen[] }> = {
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
  "/products/veltopos/retail": {
    ground: "#F4EEE3",
    show: [
      { name: "receipt", x: 70, y: 96, width: 260, turn: -5 },
      { name: "mpesa-prompt", x: 268, y: 70, width: 280, turn: 4 },
    ],
  },
  "/products/veltopos/restaurants": {
    ground: "#FCEBC8",
    show: [
      { name: "floor-plan", x: 64, y: 72, width: 780 },
      { name: "kitchen-ticket", x: 330, y: 300, width: 220, turn: 5 },
    ],
  },
  "/products/veltopos/bars-wines-spirits": {
    ground: "#0E4D3A",
    show: [{ name: "bar-tab", x: 64, y: 76, width: 600 }],
  },
  "/products/veltopos/rental": {
    ground: "#DFECE4",
    show: [{ name: "rental-calendar", x: 64, y: 88, width: 820 }],
  },
  "/products/veltopos/furniture": {
    ground: "#FBE6E0",
    show: [{ name: "furniture-catalogue", x: 64, y: 76, width: 800 }],
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
function screen({ name, x, y, width, turn = 0 }: Screen, illustrations: string): string {
  const source = readFileSync(join(illustrations, `${name}.svg`), "utf8");
  const light = source.replace(/var\(--[\w-]+, ?(#\w+)\)/g, "$1");
  const [, , boxWidth = 1, boxHeight = 1] = viewBox(source);
  const height = (width / boxWidth) * boxHeight;
  const data = Buffer.from(light).toString("base64");
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${data}" transform="rotate(${turn} ${x + width / 2} ${y + height / 2})"/>`;
}

function viewBox(svg: string): number[] {
  return (parse(svg).querySelector("svg")?.getAttribute("viewBox") ?? "").split(" ").map(Number);
}
