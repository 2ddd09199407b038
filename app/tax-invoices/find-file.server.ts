import { eq } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { taxInvoiceFiles, taxInvoices } from "~/db/schema";

/** The PDF of an invoice, by our number. */
export async function findInvoiceFile(db: Database, number: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ content: taxInvoiceFiles.content })
    .from(taxInvoiceFiles)
    .innerJoin(taxInvoices, eq(taxInvoices.id, taxInvoiceFiles.taxInvoiceId))
    .where(eq(taxInvoices.number, number));
  return found?.content;
}

/** Saved, never opened in a page of ours. */
export function fileResponse(content: Buffer, name: string): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Content-Length": String(content.byteLength),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
