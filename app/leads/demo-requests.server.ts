import { takesBookings } from "~/bookings/hosts.server";
import { joinConversation } from "~/conversations/join-conversation.server";
import { replyAddress } from "~/conversations/reply-address.server";
import { oneRow } from "~/db/one-row";
import { type DemoRequest, demoRequests } from "~/db/schema";
import { valuesOf } from "~/forms/personal-fields";
import type { Services } from "~/services-context";
import { demoEmails } from "./demo-emails";
import { type DemoInput, demoFields } from "./demo-input";
import { type LeadContext, leadColumns, leadId, noticeOf, storedUnder } from "./lead.server";
import { askForNews } from "./news-consent.server";
import { type Lead, storeLead } from "./store-leads.server";

export type Demo = Partial<DemoInput> &
  Pick<DemoInput, "name" | "email" | "company" | "phone"> & {
    /** The edition of VeltoPOS the visitor was reading about. */
    edition?: string;
  };

/** Stores a demo request and queues its emails, both or neither. The same request again changes nothing. */
export async function requestDemo(services: Services, input: Demo, context: LeadContext) {
  return storeLead(services, await demoLead(services, input, context), context);
}

export async function demoLead(
  services: Services,
  { news, ...input }: Demo,
  context: LeadContext,
): Promise<Lead<DemoRequest>> {
  const fields = ["demo", ...valuesOf(demoFields, input)];
  const clientRequestId = await leadId(services, demoRequests, fields, context);
  const request = { ...input, ...leadColumns(input, context) };
  return {
    clientRequestId,
    async store(tx) {
      const earlier = await storedUnder(tx, demoRequests, clientRequestId);
      if (earlier) return { earlier };
      const conversationId = await joinConversation(tx, { kind: "demo", ...request });
      const row = oneRow(
        await tx
          .insert(demoRequests)
          .values({ ...request, clientRequestId, conversationId })
          .returning(),
      );
      const asked = await askForNews(tx, services, { ...request, news, source: "demo" });
      const offered = (await takesBookings(tx)) ? { bookingKey: row.bookingKey } : {};
      const replyTo = await replyAddress(tx, services.config, conversationId);
      return {
        row,
        emails: demoEmails({ ...request, ...asked, ...offered }, { ...services.config, replyTo }),
        about: { subject: "conversation", subjectId: conversationId },
        notice: noticeOf(row, "demo request", row.id),
      };
    },
  };
}
