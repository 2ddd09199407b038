/** What a part of the benchmark found: its table, and how it stands to what we want. */
export type Findings = { table: string; targets: Target[] };
export type Target = { what: string; wanted: string; measured: string; met: boolean };

/** `value` is not a number where it could not be measured, which misses the target. */
export type Value = { where: string; value: number };

export function atMost(what: string, bound: number, values: Value[]): Target {
  const rising = values.toSorted((a, b) => a.value - b.value);
  return target(what, `at most ${bound}`, rising.at(-1), values, (value) => value <= bound);
}

export function atLeast(what: string, bound: number, values: Value[]): Target {
  const falling = values.toSorted((a, b) => b.value - a.value);
  return target(what, `at least ${bound}`, falling.at(-1), values, (value) => value >= bound);
}

/** Held by the worst of all values. */
function target(
  what: string,
  wanted: string,
  worst: Value | undefined,
  values: Value[],
  holds: (value: number) => boolean,
): Target {
  const unknown = values.find(({ value }) => Number.isNaN(value));
  if (!worst || unknown) return { what, wanted, measured: `not measured${at(unknown)}`, met: false };
  return { what, wanted, measured: `${Number(worst.value.toFixed(3))}${at(worst)}`, met: holds(worst.value) };
}

function at(value: Value | undefined): string {
  return value ? ` (${value.where})` : "";
}

/**
 * Measures and says so. A headless browser stops painting now and then, and a trace may break: that one says nothing,
 * and another is made. What fails three times is left out, so that one page's trouble loses no other figures.
 */
export async function tried<Result>(what: string, measure: () => Promise<Result>) {
  for (let times = 1; ; times++) {
    try {
      const result = await measure();
      console.error(what);
      return result;
    } catch (error) {
      console.error(`${what}: ${error}`);
      if (times === 3) return undefined;
    }
  }
}
