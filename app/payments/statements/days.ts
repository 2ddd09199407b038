/** Days in Nairobi, the last one included. */
export type Days = { from: string; to: string };

/** Their first moment, and the first one after them. */
export function spanOf({ from, to }: Days): { start: Date; end: Date } {
  return { start: midnight(from), end: new Date(midnight(to).getTime() + 24 * 60 * 60 * 1000) };
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}
