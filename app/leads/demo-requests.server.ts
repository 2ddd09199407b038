import { randomUUID } from "node:crypto";
import { demoRequests } from "~/db/schema";
import { formTexts } from "~/forms/texts";
import type { Services } from "~/services.server";
import { demoEmails } from "./demo-emails";
import type { DemoInput } from "./demo-input";
import { type LeadContext, leadId, looksLikeSpam } from "./lead.server";
import { type Lead, storeLead } from "./store-leads.server";

export type Demo = Omit<DemoInput, "message" | "news"> & {
  message?: string;
  news?: boolean;
  /** The edition of VeltoPOS the visitor was reading about. */
  edition?: string;
};

/** Stores a demo request and queues its emails, both or neither. The same request again changes nothing. */
export async function requestDemo(services: Services, input: Demo, context: LeadContext) {
  return storeLead(services, await demoLead(services, input, context));
}

export async function demoLead(
  services: Services,
  { news, ...input }: Demo,
  context: LeadContext,
): Promise<Lead<typeof demoRequests>> {
  const { name, email, company, phone, employees, message, edition } = input;
  const fields = ["demo", name, email, company, phone, employees, message, edition];
  const request = {
    ...input,
    id: randomUUID(),
    channel: context.channel,
    sourcePage: context.sourcePage,
    isSpam: looksLikeSpam(input, context),
    newsOptInAt: news ? new Date() : undefined,
    newsOptInWording: news ? formTexts.news : undefined,
  };
  return {
    table: demoRequests,
    clientRequestId: await leadId(services, demoRequests, fields, context),
    values: () => request,
    emails: () => demoEmails(request, services.config),
  };
}
