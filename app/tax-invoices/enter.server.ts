import { createHash } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { type TaxInvoice, taxInvoiceFiles, taxInvoices } from "~/db/schema";
import { reachesNobody } from "~/email/nobody";
import { documentsOf } from "~/tax-due/follow.server";
import { numberOf } from "~/tax-due/number";
import { type Refused, type Taken, taxVerb } from "./change.server";
import { taxInvoiceEmail } from "./emails";
import type { EnterInput } from "./input";
import { pdfProblem } from "./pdf";
import { onPaper } from "./shown.server";

/** It is issued in KRA's own program: what stands on it is entered here, or its PDF is. */
export const enterTaxInvoice = taxVerb<EnterInput>(async (taken, input) => {
  const { invoice } = taken;
  if (invoice.state !== "due") return { refused: "not-due" };
  return (await outOfTurn(taken)) ?? write(taken, input, "tax-invoice-issued");
});

/** What was typed was not what stands on the invoice. The invoice itself is as it was. */
export const retypeTaxInvoice = taxVerb<EnterInput>((taken, input) =>
  taken.invoice.state === "issued"
    ? write(taken, input, "tax-invoice-retyped")
    : Promise.resolve({ refused: "not-issued" }),
);

/** A credit note after its invoice, and the next invoice after the credit note. */
async function outOfTurn({ tx, invoice }: Taken): Promise<Refused | undefined> {
  const documents = await documentsOf(tx, invoice.orderId);
  const first =
    invoice.kind === "credit_note"
      ? documents.find(({ id, state }) => id === invoice.originalId && state === "due")
      : documents.find(
          (each) => each.kind === "credit_note" && each.state === "due" && each.reason !== "returned",
        );
  return first && { refused: "first", number: first.number };
}

async function write(
  { tx, order, invoice, services, actor, record }: Taken,
  { controlUnit, invoiceNumber, issuedOn, internalData, signature, qrLink, file, tellBuyer }: EnterInput,
  action: "tax-invoice-issued" | "tax-invoice-retyped",
): Promise<Refused | undefined> {
  const problem = await wrongDay(tx, invoice, issuedOn);
  if (problem) return problem;
  const bytes = file && Buffer.from(await file.arrayBuffer());
  const why = bytes && pdfProblem(bytes);
  if (why) return { refused: "file", why };
  // Two people may enter the same number on two orders at once: the second waits here, and is told.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tax-invoice-numbers'))`);
  const used = invoiceNumber && (await whereNumber(tx, invoice, controlUnit ?? "", invoiceNumber));
  if (used) return { refused: "number-used", number: used };
  if (bytes) {
    const stored = await storeFile(tx, invoice, actor.id, bytes);
    if (stored) return stored;
  }
  const written = await tx
    .update(taxInvoices)
    .set({
      ...{ state: "issued", controlUnit, invoiceNumber, issuedOn, internalData, signature, qrLink },
      ...(!controlUnit && { controlUnit: null, invoiceNumber: null }),
      ...{ internalData: internalData ?? null, signature: signature ?? null, qrLink: qrLink ?? null },
      ...{ enteredAt: new Date(), enteredBy: actor.id },
      version: sql`${taxInvoices.version} + 1`,
    })
    .where(eq(taxInvoices.id, invoice.id))
    .returning();
  if (tellBuyer) {
    const shown = await onPaper(tx, oneRow(written), order.language);
    const isAgain = action === "tax-invoice-retyped";
    await services.jobs.queueEmails(tx, [taxInvoiceEmail(order, shown, { isAgain }, services.config)]);
  }
  await record({
    action,
    before: { number: numberOf(invoice), day: invoice.issuedOn },
    after: {
      invoice: invoice.number,
      number: controlUnit && invoiceNumber ? `${controlUnit}/${invoiceNumber}` : null,
      day: issuedOn,
      file: bytes !== undefined,
      buyerTold: tellBuyer && !reachesNobody(order.customerEmail),
    },
  });
  return undefined;
}

async function wrongDay(tx: Database, { originalId }: TaxInvoice, day: string): Promise<Refused | undefined> {
  if (!originalId) return undefined;
  const [original] = await tx.select().from(taxInvoices).where(eq(taxInvoices.id, originalId));
  return original?.issuedOn && day < original.issuedOn ? { refused: "before-original" } : undefined;
}

async function whereNumber(tx: Database, { id }: TaxInvoice, unit: string, number: string) {
  const [used] = await tx
    .select({ number: taxInvoices.number })
    .from(taxInvoices)
    .where(
      and(ne(taxInvoices.id, id), eq(taxInvoices.controlUnit, unit), eq(taxInvoices.invoiceNumber, number)),
    );
  return used?.number;
}

/** A later file takes the place of the first one. */
async function storeFile(
  tx: Database,
  { id }: TaxInvoice,
  addedBy: string,
  content: Buffer,
): Promise<Refused | undefined> {
  const sha256 = createHash("sha256").update(content).digest("hex");
  const [used] = await tx
    .select({ number: taxInvoices.number })
    .from(taxInvoiceFiles)
    .innerJoin(taxInvoices, eq(taxInvoices.id, taxInvoiceFiles.taxInvoiceId))
    .where(and(eq(taxInvoiceFiles.sha256, sha256), ne(taxInvoices.id, id)));
  if (used) return { refused: "file-used", number: used.number };
  const values = { content, sha256, sizeBytes: content.length, addedBy, addedAt: new Date() };
  await tx
    .insert(taxInvoiceFiles)
    .values({ taxInvoiceId: id, ...values })
    .onConflictDoUpdate({ target: taxInvoiceFiles.taxInvoiceId, set: values });
  return undefined;
}
