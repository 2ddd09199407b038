import type { EmailPart } from "~/email/email";

/**
 * What a confirmation may be made of. Anybody can have one sent to anybody, so it holds nothing that the sender
 * chose: no name, no message, nothing in its subject. Otherwise the site would deliver strangers' texts.
 */
export type Confirmed = {
  id: string;
  email: string;
  /** Stops the product news in one click; there when they were asked for. */
  unsubscribeUrl?: string;
};

/** How a confirmation ends: about the news, if they were asked for, and why it came at all. */
export function closing({ unsubscribeUrl }: Confirmed, siteUrl: string): EmailPart[] {
  const reason = `You get this email because this address was given on ${siteUrl}. If that was not you,`;
  if (!unsubscribeUrl) return [`${reason} ignore this email. We will send no others.`];
  return [
    "You also asked for product news by email. You can stop it at any time.",
    { action: { label: "Stop product news", url: unsubscribeUrl } },
    `${reason} stop the news with the button above.`,
  ];
}
