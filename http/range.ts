export type ByteRange = { start: number; end: number };

/** One byte range, as video players send it. `undefined`: send the whole file; `null`: cannot be satisfied. */
export function parseRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!match || (!match[1] && !match[2])) return undefined;
  if (!match[1]) {
    const length = Math.min(Number(match[2]), size);
    return length > 0 ? { start: size - length, end: size - 1 } : null;
  }
  const start = Number(match[1]);
  const end = match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start < size && start <= end ? { start, end } : null;
}
