/** Writes the PNG icons for home screens and old browsers from public/favicon.svg. Run it after changing that. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

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
  save(`icons/icon-${size}.png`, await png(tile, size));
  save(`icons/maskable-${size}.png`, await png(maskable, size));
}
save("apple-touch-icon.png", await png(edgeToEdge, 180));
save("favicon.ico", ico(await png(tile, 32), 32));

/** The tile is 64 units wide, and at 72 dpi a unit is a pixel: drawn at its final size it stays sharp. */
function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .png({ palette: true, effort: 10 })
    .toBuffer();
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
