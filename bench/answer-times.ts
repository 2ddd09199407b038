import { percentile, table } from "./table";
import { tried, type Value } from "./target";

type AnswerTimes = { p50: number; p99: number; perSecond: number };
type Row = AnswerTimes & { who: string; atOnce: number };

const unknown: AnswerTimes = { p50: Number.NaN, p99: Number.NaN, perSecond: Number.NaN };

/** The same request from many at once, each from the send to the last byte. */
export async function answerTimes(
  who: string,
  crowds: number[],
  count: number,
  send: () => Promise<Response>,
): Promise<Row[]> {
  await tried(`${who}, to warm up`, () => measure(10, 20, send));
  const rows: Row[] = [];
  for (const atOnce of crowds) {
    const times = await tried(`${who}, ${atOnce} at once`, () => measure(atOnce, count, send));
    rows.push({ who, atOnce, ...(times ?? unknown) });
  }
  return rows;
}

export function timesTable(rows: Row[]): string {
  return table(
    ["", "at once", "p50 ms", "p99 ms", "a second"],
    rows.map(({ who, atOnce, p50, p99, perSecond }) => [
      who,
      atOnce,
      p50.toFixed(1),
      p99.toFixed(1),
      Math.round(perSecond),
    ]),
  );
}

export function valuesOf(rows: Row[], which: "p50" | "p99", crowd: number): Value[] {
  return rows.filter(({ atOnce }) => atOnce === crowd).map((row) => ({ where: row.who, value: row[which] }));
}

async function measure(atOnce: number, count: number, send: () => Promise<Response>) {
  const taken: number[] = [];
  const started = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) taken.push(await timed(send));
    }),
  );
  const perSecond = (count / (performance.now() - started)) * 1000;
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99), perSecond };
}

async function timed(send: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const response = await send();
  await response.arrayBuffer();
  if (response.status >= 400) throw new Error(`${response.url} was answered with ${response.status}`);
  return performance.now() - started;
}
