import type { EmailPart } from "~/email/email";

/**
 * What a confirmation may be made of. Anybody can have one sent to anybody, so it holds nothing that the sender
 * chose: no name, no message, nothing in its subject. Otherwise the site would deliver strangers' texts.
 */
export type Confirmed = {
  id: string;
  email: string;
  /** Starts the product news; there when the box for it was ticked. */
  newsUrl?: string;
};

/** How a confirmation ends: about the news, if they were asked for, and why it came at all. */
export function closing({ newsUrl }: Confirmed, siteUrl: string): EmailPart[] {
  const reason = `You get this email because this address was given on ${siteUrl}. If that was not you, reply and tell us, and we will delete it.`;
  if (!newsUrl) return [reason];
  return [
    "You also asked for product news by email. It starts when you press this button, and you can stop it at any time.",
    { action: { label: "Send me product news", url: newsUrl } },
    reason,
  ];
}
