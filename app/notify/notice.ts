/** What happened, without anything personal: the receiver may be a chat that many people read. */
export type NewLead = {
  kind: "message" | "chat" | "demo request" | "order" | "quotation";
  /** A lead's id, or an order's reference. */
  id: string;
  at: Date;
  sourcePage: string | null;
};

/** The body of a webhook, as Standard Webhooks shapes it. `text` is what Slack and Mattermost show. */
export type Notice = {
  type: "lead.created" | "order.created";
  timestamp: string;
  data: { kind: NewLead["kind"]; id: string; sourcePage: string | null; url: string };
  text: string;
};

export function noticeOf({ kind, id, at, sourcePage }: NewLead, siteUrl: string): Notice {
  const isOrder = kind === "order";
  const folder = { order: "orders", quotation: "quotations" }[kind as string] ?? "leads";
  const url = `${siteUrl}/staff/${folder}/${id}`;
  const from = sourcePage ? ` from ${sourcePage}` : "";
  return {
    type: isOrder ? "order.created" : "lead.created",
    timestamp: at.toISOString(),
    data: { kind, id, sourcePage, url },
    text: `New ${kind}${isOrder ? ` ${id}` : ""}${from}: ${url}`,
  };
}
