import { crc32, deflateSync } from "node:zlib";

/** Opaque RGBA pixels as a PNG of at most 256 colours: a quarter of the size of a full-colour one. */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const boxes = medianCut(countColours(pixels), 256);
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(({ key }) => [key, index] as const)));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + x + 1] = indexOf.get(keyAt(pixels, (y * width + x) * 4)) ?? 0;
    }
  }
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", imageHeader(width, height)),
    chunk("PLTE", Buffer.from(boxes.flatMap(meanColour))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

type Channels = [red: number, green: number, blue: number];
type Colour = { key: number; channels: Channels; count: number };

function keyAt(pixels: Uint8Array, at: number): number {
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

function countColours(pixels: Uint8Array): Colour[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyAt(pixels, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Array.from(counts, ([key, count]) => ({
    key,
    channels: [key >> 16, (key >> 8) & 255, key & 255],
    count,
  }));
}

/** Splits the box with the largest error, along its widest channel, until there are enough boxes. */
function medianCut(colours: Colour[], limit: number): Colour[][] {
  const boxes = [measure(colours)];
  while (boxes.length < limit) {
    const worst = boxes.reduce((a, b) => (b.error > a.error ? b : a));
    if (worst.error === 0) break;
    boxes.splice(boxes.indexOf(worst), 1, ...split(worst));
  }
  return boxes.map((box) => box.colours);
}

type Box = { colours: Colour[]; channel: 0 | 1 | 2; mean: number; error: number };

function measure(colours: Colour[]): Box {
  const boxes = ([0, 1, 2] as const).map((channel) => {
    let count = 0;
    let sum = 0;
    let squares = 0;
    for (const colour of colours) {
      const value = colour.channels[channel];
      count += colour.count;
      sum += value * colour.count;
      squares += value * value * colour.count;
    }
    return {
      colours,
      channel,
      mean: sum / count,
      error: colours.length > 1 ? squares - (sum * sum) / count : 0,
    };
  });
  return boxes.reduce((a, b) => (b.error > a.error ? b : a));
}

function split({ colours, channel, mean }: Box): [Box, Box] {
  const below = colours.filter((colour) => colour.channels[channel] <= mean);
  const above = colours.filter((colour) => colour.channels[channel] > mean);
  return [measure(below), measure(above)];
}

function meanColour(colours: Colour[]): number[] {
  const count = colours.reduce((sum, colour) => sum + colour.count, 0);
  return [0, 1, 2].map((channel) =>
    Math.round(
      colours.reduce((sum, colour) => sum + (colour.channels[channel] ?? 0) * colour.count, 0) / count,
    ),
  );
}

function imageHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return header;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
