/** What an email is about, as its key says. */
export type EmailSubject =
  | { about: "contact" | "demo"; id: string }
  | { about: "booking"; id: string }
  | { about: "order"; reference: string }
  | { about: "quotation"; number: string }
  /** An email that came in: what sales are told of it. */
  | { about: "incoming"; id: string }
  /** An answer of ours in a conversation. */
  | { about: "answer"; entryId: string };

export function emailSubject(key: string): EmailSubject | undefined {
  const [kind = "", id = ""] = key.split(":");
  if (kind === "contact" || kind === "demo") return { about: kind, id };
  if (kind === "incoming") return { about: kind, id };
  if (kind === "booking") return { about: kind, id };
  if (kind === "order" || kind === "order-link") return { about: "order", reference: id };
  if (kind === "quotation") return { about: "quotation", number: id };
  return kind === "answer" ? { about: "answer", entryId: id } : undefined;
}

/** Written to a visitor or buyer: not to ourselves, and no link that signs somebody in. */
export function isToVisitor(key: string): boolean {
  return emailSubject(key) !== undefined && !key.endsWith(":sales");
}
