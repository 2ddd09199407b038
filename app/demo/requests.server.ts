import { randomUUID } from "node:crypto";
import { insertOnce } from "~/db/insert-once.server";
import { demoRequests } from "~/db/schema";
import { type LeadContext, leadId, looksLikeSpam } from "~/lead.server";
import type { Tools } from "~/tools.server";
import { formTexts } from "~/ui/form-texts";
import type { DemoInput } from "./input";
import { demoLetters } from "./letters.server";

export type Demo = Omit<DemoInput, "message" | "news"> & {
  message?: string;
  news?: boolean;
  /** The edition of VeltoPOS the visitor was reading about. */
  edition?: string;
};

/** Stores a demo request and queues its letters, both or neither. The same request again changes nothing. */
export async function requestDemo(tools: Tools, { news, ...said }: Demo, context: LeadContext) {
  const { name, email, company, phone, employees, message, edition } = said;
  const words = ["demo", name, email, company, phone, employees, message, edition];
  const request = {
    ...said,
    id: randomUUID(),
    clientRequestId: await leadId(tools, demoRequests, words, context),
    channel: context.channel,
    sourcePage: context.sourcePage,
    isSpam: looksLikeSpam(said, context),
    newsOptInAt: news ? new Date() : undefined,
    newsOptInWording: news ? formTexts.news : undefined,
  };
  const stored = await insertOnce(tools, demoRequests, request, demoLetters(request, tools.config));
  tools.jobs.wake();
  return stored;
}
