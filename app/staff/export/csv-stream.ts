import { byteOrderMark, type Cell, csvLine } from "./csv";

/** Read only as fast as it is taken; whoever breaks off the download ends the reading. */
function csvStream(rows: AsyncGenerator<Cell[]>): ReadableStream<Uint8Array> {
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

/** A CSV to be kept, and by nobody on its way. */
export function csvFile(name: string, rows: AsyncGenerator<Cell[]>): Response {
  return new Response(csvStream(rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
