import type { Config } from "~/config.server";
import type { Email } from "~/email/email";
import { site } from "~/site";
import { editionName } from "./editions";
import type { LeadContext } from "./lead.server";

type Sent = {
  id: string;
  channel: LeadContext["channel"];
  sourcePage?: string;
  name: string;
  email: string;
  company: string;
  phone: string;
  employees?: string;
  message?: string;
  edition?: string;
  isSpam: boolean;
  newsOptInAt?: Date;
  /** Stops the product news; there when they were asked for. */
  unsubscribeUrl?: string;
};

/** Sales hears of every request; whoever made it hears back, unless it looks like spam sent in somebody's name. */
export function demoEmails(request: Sent, config: Pick<Config, "salesEmail" | "siteUrl">): Email[] {
  const toSales = notice(request, config);
  return request.isSpam ? [toSales] : [acknowledgement(request, config), toSales];
}

function acknowledgement(
  request: Sent,
  { salesEmail, siteUrl }: Pick<Config, "salesEmail" | "siteUrl">,
): Email {
  return {
    key: `demo:${request.id}:visitor`,
    to: request.email,
    replyTo: salesEmail,
    subject: `Your demo request for ${request.company}`,
    title: "We have your demo request",
    parts: [
      `Hello ${request.name}, thank you for asking to see ${subject(request)}.`,
      `We call you on ${request.phone} within ${site.promises.replyWithin}, to hear what you sell, where, and what slows you down. Then you see the software set up with things you sell.`,
      "This is what you sent:",
      { facts: facts(request) },
      ...(request.message ? [{ quote: request.message }] : []),
      `Is something wrong or missing? Answer this email, or call ${site.phones[0]}.`,
      ...(request.unsubscribeUrl
        ? [
            "You also asked for product news by email. You can stop it at any time.",
            { action: { label: "Stop product news", url: request.unsubscribeUrl } },
          ]
        : []),
      `You get this email because this address was given on ${siteUrl}. If that was not you, ${
        request.unsubscribeUrl ? "stop the news with the button above" : "do nothing: no other email follows"
      }.`,
    ],
  };
}

function notice(request: Sent, { salesEmail, siteUrl }: Pick<Config, "salesEmail" | "siteUrl">): Email {
  const title = `Demo request from ${request.company}`;
  return {
    key: `demo:${request.id}:sales`,
    to: salesEmail,
    replyTo: request.email,
    subject: request.isSpam ? `Possible spam: ${title}` : title,
    title,
    parts: [
      {
        facts: [
          ...facts(request),
          ...known("Came from", request.sourcePage && siteUrl + request.sourcePage),
          ["Sent by", request.channel === "rest" ? "REST interface" : "Demo form"],
          ["Product news", request.newsOptInAt ? "Yes, asked for it" : "No"],
        ],
      },
      ...(request.message ? [{ quote: request.message }] : []),
      `Answer this email to write to ${request.name}.`,
    ],
  };
}

function facts(request: Sent): [string, string][] {
  return [
    ["Name", request.name],
    ["Company", request.company],
    ["Phone", request.phone],
    ["Email", request.email],
    ...known("Employees", request.employees),
    ...known("Interested in", request.edition && editionName(request.edition)),
  ];
}

function known(label: string, value: string | undefined): [string, string][] {
  return value ? [[label, value]] : [];
}

function subject({ edition }: Sent): string {
  return (edition && editionName(edition)) || "our software at work";
}
