import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { findHardware } from "~/catalogue/catalogue";
import type { KitLine } from "~/catalogue/kit";
import { type Quotation, type QuotedLine, quotations } from "~/db/schema";
import { type LeadContext, leadId, looksLikeSpam } from "~/leads/lead.server";
import { type Lead, storeLead } from "~/leads/store-leads.server";
import { newAccessKey, newQuotationNumber } from "~/orders/reference.server";
import type { Services } from "~/services.server";
import { lastDay } from "./days";
import { quotationByStaff, quotationEmails } from "./emails";
import type { QuotationInput } from "./input";

export type NewQuotation = { kit: KitLine[]; buyer: QuotationInput };

/** Stores a quotation at today's prices and queues its emails, both or neither. The same one again changes nothing. */
export async function makeQuotation(
  services: Services,
  asked: NewQuotation,
  context: LeadContext,
): Promise<{ quotation: Quotation; heldBack?: boolean }> {
  const lead = await quotationLead(services, asked, context, (quotation) =>
    quotationEmails(quotation, services.config),
  );
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
  const lead = await quotationLead(services, asked, context, (quotation) => [
    quotationByStaff(quotation, actor, services.config),
  ]);
  const byStaff: typeof lead = {
    ...lead,
    values: () => ({ ...lead.values(), madeBy: actor.id, isSpam: false }),
    async emails(tx, row) {
      await recordAudit(tx, actor, {
        action: "make",
        subject: "quotation",
        subjectId: row.id,
        after: { number: row.number, totalCents: row.totalCents },
      });
      return lead.emails(tx, row);
    },
  };
  return (await storeLead(services, byStaff, { channel: "staff" })).row;
}

async function quotationLead(
  services: Services,
  { kit, buyer }: NewQuotation,
  context: LeadContext,
  emails: (quotation: Quotation) => ReturnType<typeof quotationEmails>,
): Promise<Lead<typeof quotations>> {
  const lines = kit.map(quoted);
  const { name, company, email, kra_pin: kraPin } = buyer;
  const fields = ["quotation", name, company, email, kraPin, lines];
  return {
    table: quotations,
    clientRequestId: await leadId(services, quotations, fields, context),
    values: () => ({
      number: newQuotationNumber(),
      accessKey: newAccessKey(),
      name,
      company,
      email,
      kraPin: kraPin || null,
      lines,
      totalCents: lines.reduce((sum, line) => sum + Math.round(line.unitPrice * 100) * line.quantity, 0),
      validUntil: lastDay(new Date()),
      channel: "form",
      sourcePage: context.sourcePage,
      isSpam: looksLikeSpam({ name: [name, company].join(" ") }, context),
    }),
    emails: (_, row) => emails(row),
  };
}

function quoted({ machine, quantity }: KitLine): QuotedLine {
  const { name, price } = findHardware(machine);
  return { machine, name, unitPrice: price, quantity };
}
