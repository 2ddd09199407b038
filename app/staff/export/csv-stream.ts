import { byteOrderMark, type Cell, csvLine } from "./csv";

/** Read only as fast as it is taken; whoever breaks off the download ends the reading. */
export function csvStream(rows: AsyncGenerator<Cell[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await rows.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode((isFirst ? byteOrderMark : "") + csvLine(value)));
      isFirst = false;
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
}
