/** A turntable has 24 pictures, 15 degrees apart; whoever saves data gets every second one. */
export const wholeTurn = 24;

export function framesOf(savesData: boolean): number[] {
  return Array.from({ length: wholeTurn }, (_, place) => place + 1).filter(
    (number) => !savesData || number % 2,
  );
}

export function frameFile(id: string, number: number, type: "avif" | "webp"): string {
  return `/media/hardware/turn/${id}/${String(number).padStart(2, "0")}-960.${type}`;
}

/** Dragging across the whole width is one turn. */
export function dragged(from: number, distance: number, width: number, count: number): number {
  return around(from + Math.round((distance / width) * count), count);
}

export function around(place: number, count: number): number {
  return ((place % count) + count) % count;
}

/** While pictures are still on their way, the nearest one that has come is shown. */
export function nearest(wanted: number, loaded: ReadonlySet<number>, count: number): number | undefined {
  for (let away = 0; away <= count / 2; away++) {
    for (const place of [wanted - away, wanted + away]) {
      if (loaded.has(around(place, count))) return around(place, count);
    }
  }
}

export function degrees(place: number, count: number): number {
  return Math.round((place * 360) / count);
}
