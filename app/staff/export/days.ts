/** Rows of one query; the file is written while the next ones are read. */
export const pageSize = 500;

/** From the beginning of the first day to the end of the last one, in Nairobi. */
export function daysOf(from: string, to: string): { start: Date; end: Date } {
  const end = new Date(`${to}T00:00:00+03:00`);
  return { start: new Date(`${from}T00:00:00+03:00`), end: new Date(end.getTime() + 24 * 60 * 60 * 1000) };
}
