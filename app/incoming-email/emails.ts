import type { Config } from "~/config";
import type { Email } from "~/email/email";
import type { ParsedEmail } from "./parse-email";

/** Tells sales that somebody wrote, where it is read and answered. */
export function incomingEmail(
  { id, conversationId }: { id: string; conversationId: string },
  { fromName, fromEmail, subject, body }: Pick<ParsedEmail, "fromName" | "fromEmail" | "subject" | "body">,
  { salesEmail, siteUrl }: Pick<Config, "salesEmail" | "siteUrl">,
): Email {
  return {
    key: `incoming:${id}:sales`,
    to: salesEmail,
    subject: `Email from “${fromName || fromEmail || "an unknown sender"}”`,
    title: "An email came in",
    parts: [
      {
        facts: [
          ["From", fromEmail ?? "Unknown"],
          ["Subject", subject || "None"],
        ],
      },
      { quote: body.slice(0, 1_000) || "No text." },
      { action: { label: "Open it in the inbox", url: `${siteUrl}/staff/inbox/${conversationId}` } },
      "Answer it there, so that everybody sees the answer.",
    ],
  };
}
