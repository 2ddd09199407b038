import type { EmailPart } from "~/email/email";
import { site } from "~/site";

/**
 * What a confirmation may be made of. Anybody can have one sent to anybody, so it holds nothing that the sender
 * chose: no name, no message, nothing in its subject. Otherwise the site would deliver strangers' texts.
 */
export type Confirmed = {
  id: string;
  email: string;
  newsOptInAt?: Date;
  /** Ends the news in one click. */
  unsubscribeUrl?: string;
};

/** How a confirmation ends: about the news, if they were asked for, and why it came at all. */
export function closing({ newsOptInAt, unsubscribeUrl }: Confirmed, siteUrl: string): EmailPart[] {
  const reason = `You get this email because this address was given on ${siteUrl}. If that was not you,`;
  if (!newsOptInAt && !unsubscribeUrl) return [`${reason} do nothing: no other email follows.`];
  const asked = `You also asked for ${site.name}'s product news by email.`;
  if (!unsubscribeUrl) {
    return [
      `${asked} To stop it, answer this email with the word stop.`,
      `${reason} answer with the word stop.`,
    ];
  }
  return [
    `${asked} You can stop it at any time:`,
    { action: { label: "Stop the news", url: unsubscribeUrl } },
    `${reason} stop the news in the same way.`,
  ];
}
