/** Writes the PNG icons for home screens and old browsers from public/favicon.svg. Run it after changing that. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const folder = new URL("../public/", import.meta.url);
const tile = readFileSync(new URL("favicon.svg", folder), "utf8");
const edgeToEdge = tile.replace(/ rx="\d+"/, "");
// Android may cut a maskable icon to a circle of four fifths of its width.
const maskable = edgeToEdge.replace(
  /(<rect[^>]*>)([\s\S]*)<\/svg>/,
  '$1<g transform="translate(5 4) scale(.85)">$2</g></svg>',
);

mkdirSync(new URL("icons/", folder), { recursive: true });
for (const size of [192, 512]) {
  save(`icons/icon-${size}.png`, png(tile, size));
  save(`icons/maskable-${size}.png`, png(maskable, size));
}
save("apple-touch-icon.png", png(edgeToEdge, 180));
save("favicon.ico", ico(png(tile, 32), 32));

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** An ICO file may hold a PNG as it is. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

function save(name: string, data: Buffer): void {
  writeFileSync(new URL(name, folder), data);
}
