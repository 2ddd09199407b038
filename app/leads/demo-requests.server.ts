import { randomUUID } from "node:crypto";
import { insertOnce } from "~/db/insert-once.server";
import { demoRequests } from "~/db/schema";
import { formTexts } from "~/forms/texts";
import type { Services } from "~/services.server";
import { demoEmails } from "./demo-emails";
import type { DemoInput } from "./demo-input";
import { type LeadContext, leadId, looksLikeSpam } from "./lead.server";

export type Demo = Omit<DemoInput, "message" | "news"> & {
  message?: string;
  news?: boolean;
  /** The edition of VeltoPOS the visitor was reading about. */
  edition?: string;
};

/** Stores a demo request and queues its emails, both or neither. The same request again changes nothing. */
export async function requestDemo(services: Services, { news, ...said }: Demo, context: LeadContext) {
  const { name, email, company, phone, employees, message, edition } = said;
  const words = ["demo", name, email, company, phone, employees, message, edition];
  const request = {
    ...said,
    id: randomUUID(),
    clientRequestId: await leadId(services, demoRequests, words, context),
    channel: context.channel,
    sourcePage: context.sourcePage,
    isSpam: looksLikeSpam(said, context),
    newsOptInAt: news ? new Date() : undefined,
    newsOptInWording: news ? formTexts.news : undefined,
  };
  const stored = await insertOnce(services, demoRequests, request, demoEmails(request, services.config));
  services.jobs.wake();
  return stored;
}
