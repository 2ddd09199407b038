/** What happened, without anything personal: the receiver may be a chat that many people read. */
export type NewLead = {
  kind:
    | "message"
    | "chat"
    | "email"
    | "demo request"
    | "order"
    | "quotation"
    | "demo booking"
    | "demo move"
    | "demo cancellation";
  /** A lead's id, a conversation's for an email, an order's reference, a quotation's number, or a booking's id. */
  id: string;
  at: Date;
  sourcePage: string | null;
};

/** The body of a webhook, as Standard Webhooks shapes it. `text` is what Slack and Mattermost show. */
export type Notice = {
  type: "lead.created" | "order.created" | "demo.booked" | "demo.moved" | "demo.cancelled";
  timestamp: string;
  data: { kind: NewLead["kind"]; id: string; sourcePage: string | null; url: string };
  text: string;
};

export function noticeOf({ kind, id, at, sourcePage }: NewLead, siteUrl: string): Notice {
  const { type, folder } = places[kind];
  const isOrder = kind === "order";
  const url = `${siteUrl}/staff/${folder}/${id}`;
  const from = sourcePage ? ` from ${sourcePage}` : "";
  return {
    type,
    timestamp: at.toISOString(),
    data: { kind, id, sourcePage, url },
    text: `New ${kind}${isOrder ? ` ${id}` : ""}${from}: ${url}`,
  };
}

const lead = { type: "lead.created", folder: "leads" } as const;
const places: Record<NewLead["kind"], { type: Notice["type"]; folder: string }> = {
  message: lead,
  chat: lead,
  email: { type: "lead.created", folder: "inbox" },
  "demo request": lead,
  quotation: { type: "lead.created", folder: "quotations" },
  order: { type: "order.created", folder: "orders" },
  "demo booking": { type: "demo.booked", folder: "demos" },
  "demo move": { type: "demo.moved", folder: "demos" },
  "demo cancellation": { type: "demo.cancelled", folder: "demos" },
};
