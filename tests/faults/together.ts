/** `senders` at once, each doing it `times`, one after the other. */
export async function together<T>(senders: number, times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  async function send() {
    for (let turn = 0; turn < times; turn++) results.push(await work());
  }
  await Promise.all(Array.from({ length: senders }, send));
  return results;
}
