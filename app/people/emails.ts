import type { Email } from "~/email/email";
import { site } from "~/site";

/** `key` is a hash of the link's token: each link is mailed once. */
type Link = { key: string; to: string; url: string };

export function signInEmail({ key, to, url }: Link): Email {
  return {
    key: `staff-link:${key}`,
    to,
    subject: `Your link to sign in at ${site.name}`,
    title: "Sign in to the staff side",
    parts: [
      { action: { label: "Sign in", url } },
      "The link works once, within 15 minutes. Open it in the browser where you asked for it; another browser will ask you to confirm.",
      "If you did not ask for it, ignore this email. Nobody can sign in without it.",
    ],
  };
}

export function invitationEmail({ key, to, url, by }: Link & { by: string }): Email {
  return {
    key: `staff-invitation:${key}`,
    to,
    subject: `${by} invites you to ${site.name}'s staff side`,
    title: `Work with us at ${site.name}`,
    parts: [
      `${by} has made an account for you. Use it to answer messages and look after orders.`,
      { action: { label: "Open your account", url } },
      "The link works once, within three days. After that, ask for a new one.",
    ],
  };
}
