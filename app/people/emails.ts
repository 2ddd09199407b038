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
      "The link works once and for 15 minutes, in the browser in which you asked for it. In another one it asks you first.",
      "If you did not ask for it, you need not do anything. Nobody can sign in without this email.",
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
      `${by} has made an account for you. With it you answer messages and look after orders.`,
      { action: { label: "Open your account", url } },
      "The link works once, within three days. After that, ask for a new one.",
    ],
  };
}
