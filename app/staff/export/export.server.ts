import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Services } from "~/services.server";
import { byteOrderMark, type Cell, csvLine } from "./csv";
import { inboxRows } from "./inbox-rows.server";
import type { ExportInput } from "./input";
import { orderRows } from "./order-rows.server";

/** Writes down who takes what out and why, and gives the file as it is being read. */
export async function exportFile({ db }: Pick<Services, "db">, actor: Actor, input: ExportInput) {
  requireRight(actor, "export.plain");
  if (input.personal) requireRight(actor, "export.personal");
  const { list, from, to, status, personal, purpose } = input;
  const after = { from, to, status, personal, purpose };
  await recordAudit(db, actor, { action: "export", subject: "export", subjectId: list, after });
  const rows = list === "orders" ? orderRows(db, input) : inboxRows(db, input);
  return { name: fileName(input), body: streamOf(rows) };
}

function fileName({ list, from, to, personal }: ExportInput): string {
  return ["velto", list, from, to, ...(personal ? ["personal-data"] : [])].join("-").concat(".csv");
}

/** Read only as fast as it is taken; whoever breaks off the download ends the reading. */
function streamOf(rows: AsyncGenerator<Cell[]>): ReadableStream<Uint8Array> {
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
