import { percentile } from "./table";

/** Sends `count` requests, `atOnce` at a time, and gives the cells of a row: how many, p50, p99, per second. */
export async function answerTimes(atOnce: number, count: number, send: () => Promise<Response>) {
  const times: number[] = [];
  const started = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) times.push(await timed(send));
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  process.stderr.write(".");
  return [atOnce, ...shares(times), Math.round(count / seconds)];
}

/** What half and nearly all of them stay below, in milliseconds. */
export function shares(times: number[]): string[] {
  return [0.5, 0.99].map((share) => percentile(times, share).toFixed(1));
}

/** Until the last byte. */
export async function timed(send: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const response = await send();
  await response.arrayBuffer();
  if (response.status >= 400) throw new Error(`${response.url} was answered with ${response.status}.`);
  return performance.now() - started;
}
