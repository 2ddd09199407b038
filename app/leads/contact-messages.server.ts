import { randomUUID } from "node:crypto";
import { insertOnce } from "~/db/insert-once.server";
import { contactMessages, type TranscriptLine } from "~/db/schema";
import { formTexts } from "~/forms/texts";
import type { Services } from "~/services.server";
import { messageEmails } from "./contact-emails";
import { type LeadContext, leadId, looksLikeSpam } from "./lead.server";

/** A message as its channel's input rules leave it. Whoever writes in the chat may leave a phone number only. */
export type Message = {
  name: string;
  email?: string;
  phone?: string;
  message: string;
  news?: boolean;
  transcript?: TranscriptLine[];
};

/** Stores a message and queues its emails, both or neither. The same message again changes nothing. */
export async function sendMessage(services: Services, { news, ...said }: Message, context: LeadContext) {
  const words = ["contact", said.name, said.email, said.phone, said.message];
  const message = {
    ...said,
    id: randomUUID(),
    clientRequestId: await leadId(services, contactMessages, words, context),
    channel: context.channel,
    sourcePage: context.sourcePage,
    isSpam: looksLikeSpam(said, context),
    newsOptInAt: news ? new Date() : undefined,
    newsOptInWording: news ? formTexts.news : undefined,
  };
  const stored = await insertOnce(
    services,
    contactMessages,
    message,
    messageEmails(message, services.config),
  );
  services.jobs.wake();
  return stored;
}
