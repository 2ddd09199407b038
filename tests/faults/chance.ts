/** Random choices that come out the same for the same seed, so that a failed run can be repeated. */
export type Chance = ReturnType<typeof seeded>;

export const seed = Number(process.env.FAULTS_SEED ?? 20_250_410);

export function seeded(start: number) {
  let state = start >>> 0;
  /** From 0 up to, but not including, 1 (mulberry32). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  function between(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1));
  }
  return {
    between,
    happens: (probability: number) => next() < probability,
    pick: <T>(things: readonly T[]): T => things[between(0, things.length - 1)] as T,
    /** In the shape of a version 4 UUID. */
    uuid() {
      const hex = Array.from({ length: 32 }, () => between(0, 15).toString(16)).join("");
      return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
    },
  };
}
