import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";

const require = createRequire(import.meta.url);

/** What satori sets the card's own text in. */
export const cardFonts = [
  { name: "Familjen Grotesk", weight: 600 as const, data: woff("familjen-grotesk", 600) },
  { name: "Figtree", weight: 500 as const, data: woff("figtree", 500) },
];

/** resvg sets the text of product screens itself and reads TrueType only: unpacks the same fonts for it. */
export function screenFonts(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return [400, 500, 600, 700].map((weight) => {
    const file = join(folder, `figtree-${weight}.ttf`);
    writeFileSync(file, unpackWoff(woff("figtree", weight)));
    return file;
  });
}

function woff(family: string, weight: number): Buffer {
  const folder = dirname(require.resolve(`@fontsource/${family}/package.json`));
  return readFileSync(join(folder, "files", `${family}-latin-${weight}-normal.woff`));
}

/** WOFF 1.0 is an sfnt whose tables are deflated one by one (https://www.w3.org/TR/WOFF/). */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, 44 + index * 20));
  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + count * 16);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10);

  let offset = header.length;
  const parts = tables.map(({ tag, checksum, data }, index) => {
    const entry = 12 + index * 16;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...parts]);
}

function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const size = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString("latin1", entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packed === size ? bytes : inflateSync(bytes),
  };
}
