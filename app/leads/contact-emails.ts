import type { Config } from "~/config";
import type { Email, Fact } from "~/email/email";
import { factsIn } from "~/forms/personal-fields";
import type { Language } from "~/language/language";
import { site } from "~/site";
import { type Confirmed, closing } from "./confirmation";
import { contactFields } from "./contact-input";
import { confirmationWords } from "./content.sw";
import type { LeadContext } from "./lead.server";
import type { TranscriptLine } from "./transcript";

type Addresses = Pick<Config, "salesEmail" | "siteUrl"> & {
  /** Of the conversation; without one, replies go to sales. */
  replyTo?: string;
};

type Message = {
  id: string;
  channel: LeadContext["channel"];
  sourcePage?: string;
  name: string;
  email?: string;
  phone?: string;
  message: string;
  language?: Language;
  transcript?: TranscriptLine[];
  isSpam: boolean;
  newsUrl?: string;
};

/** Sales hears of every message; whoever wrote it hears back, unless it looks like spam sent in somebody's name. */
export function messageEmails(message: Message, addresses: Addresses): Email[] {
  const toSales = notice(message, addresses);
  const { email, isSpam } = message;
  return email && !isSpam ? [confirmation({ ...message, email }, addresses), toSales] : [toSales];
}

function confirmation(message: Confirmed, { salesEmail, replyTo = salesEmail, siteUrl }: Addresses): Email {
  const { language = "en" } = message;
  const texts = confirmationWords[language].message;
  return {
    key: `contact:${message.id}:visitor`,
    language,
    to: message.email,
    replyTo,
    subject: texts.subject,
    title: texts.subject,
    parts: [texts.thanks, texts.urgent, ...closing(message, siteUrl)],
  };
}

function notice(message: Message, { salesEmail, siteUrl }: Addresses): Email {
  const subject = `Message from “${message.name}”`;
  const known: [string, string | undefined][] = [
    ["Came from", message.sourcePage && siteUrl + message.sourcePage],
    ["Sent by", channels[message.channel]],
    ["Language", message.language === "sw" ? "Swahili" : undefined],
    ["Product news", message.newsUrl ? "Asked for it, not confirmed yet" : "No"],
  ];
  return {
    key: `contact:${message.id}:sales`,
    to: salesEmail,
    replyTo: message.email,
    subject: message.isSpam ? `Possible spam: ${subject}` : subject,
    title: message.channel === "chat" ? "A message from the chat" : "A message from the site",
    parts: [
      { facts: known.filter(isGiven) },
      "Typed by the visitor:",
      { quote: factsIn("email", contactFields, message) },
      { quote: message.message },
      ...(message.transcript?.length
        ? ["The chat before it:", { quote: transcriptText(message.transcript) }]
        : []),
      { action: { label: "Open it in the inbox", url: `${siteUrl}/staff/leads/${message.id}` } },
      message.email ? "Reply to this email to write to the visitor." : "No email was given: call.",
    ],
  };
}

const channels: Record<LeadContext["channel"], string> = {
  form: "Contact form",
  chat: "Chat",
  rest: "REST interface",
  staff: "Our staff",
};

function isGiven(fact: [string, string | undefined]): fact is Fact {
  return Boolean(fact[1]);
}

function transcriptText(transcript: TranscriptLine[]): string {
  return transcript
    .map(({ from, text }) => `${from === "visitor" ? "Visitor" : site.name}: ${text}`)
    .join("\n");
}
