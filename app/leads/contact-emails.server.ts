import type { Config } from "~/config.server";
import type { Email } from "~/email/email";
import { site } from "~/site";
import type { LeadContext } from "./lead.server";

type Sent = {
  id: string;
  channel: LeadContext["channel"];
  sourcePage?: string;
  name: string;
  email?: string;
  phone?: string;
  message: string;
  transcript?: Line[];
  isSpam: boolean;
  newsOptInAt?: Date;
  /** Stops the product news; there when they were asked for. */
  unsubscribeUrl?: string;
};

type Line = { from: "visitor" | "site"; text: string };

/** Sales hears of every message; whoever wrote it hears back, unless it looks like spam sent in somebody's name. */
export function messageEmails(message: Sent, config: Pick<Config, "salesEmail" | "siteUrl">): Email[] {
  const toSales = notice(message, config);
  const { email, isSpam } = message;
  return email && !isSpam ? [acknowledgement({ ...message, email }, config), toSales] : [toSales];
}

function acknowledgement(
  message: Sent & { email: string },
  { salesEmail, siteUrl }: Pick<Config, "salesEmail" | "siteUrl">,
): Email {
  return {
    key: `contact:${message.id}:visitor`,
    to: message.email,
    replyTo: salesEmail,
    subject: `We have your message, ${message.name}`,
    title: "We have your message",
    parts: [
      `Hello ${message.name}, thank you for writing to ${site.name}.`,
      `One of us reads your message and writes back to this address within ${site.promises.replyWithin}. If it can't wait, call ${site.phones[0]}.`,
      "This is what you wrote:",
      { quote: message.message },
      ...(message.unsubscribeUrl
        ? [
            "You also asked for product news by email. You can stop it at any time.",
            { action: { label: "Stop product news", url: message.unsubscribeUrl } },
          ]
        : []),
      `You get this email because this address was given on ${siteUrl}. If that was not you, ${
        message.unsubscribeUrl ? "stop the news with the button above" : "do nothing: no other email follows"
      }.`,
    ],
  };
}

function notice(message: Sent, { salesEmail, siteUrl }: Pick<Config, "salesEmail" | "siteUrl">): Email {
  const title = `Message from ${message.name}`;
  const facts: [string, string | undefined][] = [
    ["Name", message.name],
    ["Email", message.email],
    ["Phone", message.phone],
    ["Came from", message.sourcePage && siteUrl + message.sourcePage],
    ["Sent by", channels[message.channel]],
    ["Product news", message.newsOptInAt ? "Yes, asked for it" : "No"],
  ];
  return {
    key: `contact:${message.id}:sales`,
    to: salesEmail,
    replyTo: message.email,
    subject: message.isSpam ? `Possible spam: ${title}` : title,
    title,
    parts: [
      { facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])) },
      { quote: message.message },
      ...(message.transcript?.length
        ? ["What was said in the chat before:", { quote: spoken(message.transcript) }]
        : []),
      message.email ? `Answer this email to write to ${message.name}.` : "No email was given: call.",
    ],
  };
}

const channels = { form: "Contact form", chat: "Chat", rest: "REST interface" };

function spoken(transcript: Line[]): string {
  return transcript
    .map(({ from, text }) => `${from === "visitor" ? "Visitor" : site.name}: ${text}`)
    .join("\n");
}
