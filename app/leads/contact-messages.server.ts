import { joinConversation } from "~/conversations/join-conversation.server";
import { replyAddress } from "~/conversations/reply-address.server";
import { oneRow } from "~/db/one-row";
import { type ContactMessage, contactMessages, type TranscriptLine } from "~/db/schema";
import { valuesOf } from "~/forms/personal-fields";
import type { Services } from "~/services-context";
import { messageEmails } from "./contact-emails";
import { type ContactInput, contactFields } from "./contact-input";
import { type LeadContext, leadColumns, leadId, noticeOf, storedUnder } from "./lead.server";
import { askForNews } from "./news-consent.server";
import { type Lead, storeLead } from "./store-leads.server";

/** A message as its channel's input rules leave it. Whoever writes in the chat may leave a phone number only. */
export type Message = Partial<ContactInput> &
  Pick<ContactInput, "name" | "message"> & { phone?: string; transcript?: TranscriptLine[] };

/** Stores a message and queues its emails, both or neither. The same message again changes nothing. */
export async function sendMessage(services: Services, input: Message, context: LeadContext) {
  return storeLead(services, await messageLead(services, input, context), context);
}

export async function messageLead(
  services: Services,
  { news, ...input }: Message,
  context: LeadContext,
): Promise<Lead<ContactMessage>> {
  const fields = ["contact", ...valuesOf(contactFields, { ...input, transcript: undefined })];
  const clientRequestId = await leadId(services, contactMessages, fields, context);
  const message = { ...input, ...leadColumns(input, context) };
  const isChat = message.channel === "chat";
  return {
    clientRequestId,
    async store(tx) {
      const earlier = await storedUnder(tx, contactMessages, clientRequestId);
      if (earlier) return { earlier };
      const conversationId = await joinConversation(tx, { kind: isChat ? "chat" : "contact", ...message });
      const row = oneRow(
        await tx
          .insert(contactMessages)
          .values({ ...message, clientRequestId, conversationId })
          .returning(),
      );
      const asked = await askForNews(tx, services, { ...message, news, source: "contact" });
      const replyTo = await replyAddress(tx, services.config, conversationId);
      return {
        row,
        emails: messageEmails({ ...message, ...asked }, { ...services.config, replyTo }),
        about: { subject: "conversation", subjectId: conversationId },
        notice: noticeOf(row, isChat ? "chat" : "message", row.id),
      };
    },
  };
}
