import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { findHardware } from "~/catalogue/catalogue";
import type { Line } from "~/catalogue/lines";
import type { QuotedLine } from "~/db/money-columns";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { type Quotation, quotations } from "~/db/schema";
import { columnsOf } from "~/forms/personal-fields";
import { type LeadContext, leadId, looksLikeSpam, noticeOf, storedUnder } from "~/leads/lead.server";
import { type Lead, storeLead } from "~/leads/store-leads.server";
import { sum, times } from "~/money/cents";
import { newAccessKey, newQuotationNumber } from "~/orders/reference.server";
import type { Services } from "~/services-context";
import { lastDay } from "./days";
import { quotationByStaff, quotationEmails } from "./emails";
import { type QuotationInput, quotationFields } from "./input";

export type NewQuotation = { lines: Line[]; buyer: QuotationInput };

/** Stores a quotation at today's prices and queues its emails, both or neither. The same one again changes nothing. */
export async function makeQuotation(
  services: Services,
  asked: NewQuotation,
  context: LeadContext,
): Promise<{ quotation: Quotation; heldBack?: boolean }> {
  const lead = await quotationLead(services, asked, context);
  const { row: quotation, heldBack } = await storeLead(services, lead, context);
  return { quotation, heldBack };
}

/** The same by one of us, who is named on it. */
export async function makeQuotationFor(
  services: Services,
  actor: Actor,
  asked: NewQuotation,
  context: LeadContext,
): Promise<Quotation> {
  requireRight(actor, "quotations.make");
  const lead = await quotationLead(services, asked, context, actor);
  return (await storeLead(services, lead, { channel: "staff" })).row;
}

async function quotationLead(
  services: Services,
  asked: NewQuotation,
  context: LeadContext,
  actor?: Actor,
): Promise<Lead<Quotation>> {
  const lines = asked.lines.map(quoted);
  const buyer = columnsOf(quotationFields, asked.buyer);
  const fields = ["quotation", ...Object.values(buyer), lines];
  const clientRequestId = await leadId(services, quotations, fields, context);
  return {
    clientRequestId,
    async store(tx) {
      const earlier = await storedUnder(tx, quotations, clientRequestId);
      if (earlier) return { earlier };
      const values: typeof quotations.$inferInsert = {
        clientRequestId,
        number: newQuotationNumber(),
        accessKey: newAccessKey(),
        ...buyer,
        kraPin: buyer.kraPin || null,
        lines,
        totalCents: sum(lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity))),
        validUntil: lastDay(new Date()),
        channel: "form",
        language: context.language,
        sourcePage: context.sourcePage,
        began: context.began,
        madeBy: actor?.id,
        isSpam: !actor && looksLikeSpam({ name: [buyer.name, buyer.company].join(" ") }, context),
      };
      const row = oneRow(await tx.insert(quotations).values(values).returning());
      if (actor) await recordMade(tx, actor, row);
      return {
        row,
        emails: actor
          ? [quotationByStaff(row, actor, services.config)]
          : quotationEmails(row, services.config),
        about: { subject: "quotation", subjectId: row.id },
        notice: noticeOf(row, "quotation", row.number),
      };
    },
  };
}

function quoted({ machine, quantity }: Line): QuotedLine {
  const { name, price } = findHardware(machine);
  return { machine, name, unitPrice: price, quantity };
}

function recordMade(tx: Database, actor: Actor, { id, number, totalCents }: Quotation) {
  return recordAudit(tx, actor, {
    action: "make",
    subject: "quotation",
    subjectId: id,
    after: { number, totalCents },
  });
}
