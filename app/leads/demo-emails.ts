import type { Config } from "~/config";
import type { Email, EmailPart, Fact } from "~/email/email";
import { factsIn } from "~/forms/personal-fields";
import { site } from "~/site";
import { type Confirmed, closing } from "./confirmation";
import { demoFields } from "./demo-input";
import { editionName } from "./editions";
import type { LeadContext } from "./lead.server";

type Addresses = Pick<Config, "salesEmail" | "siteUrl"> & {
  /** Of the conversation; without one, replies go to sales. */
  replyTo?: string;
};

type DemoRequest = {
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
  newsUrl?: string;
  /** Opens the page where a time is chosen; there when somebody gives demos. */
  bookingKey?: string;
};

/** Sales hears of every request; whoever made it hears back, unless it looks like spam sent in somebody's name. */
export function demoEmails(request: DemoRequest, addresses: Addresses): Email[] {
  const toSales = notice(request, addresses);
  return request.isSpam ? [toSales] : [confirmation(request, addresses), toSales];
}

type Confirmable = Confirmed & Pick<DemoRequest, "edition" | "bookingKey">;

function confirmation(request: Confirmable, { salesEmail, replyTo = salesEmail, siteUrl }: Addresses): Email {
  const wanted = (request.edition && editionName(request.edition)) || "our software at work";
  return {
    key: `demo:${request.id}:visitor`,
    to: request.email,
    replyTo,
    subject: "We have your demo request",
    title: "We have your demo request",
    parts: [
      `Thank you for asking to see ${wanted}.`,
      `We will call you within ${site.promises.replyWithin}, to learn what you sell, where, and what slows you down. Then we set up the demo for your business.`,
      ...chooseTime(request, siteUrl),
      `To add something, reply to this email or call ${site.phones[0]}.`,
      ...closing(request, siteUrl),
    ],
  };
}

function chooseTime({ bookingKey }: Confirmable, siteUrl: string): EmailPart[] {
  if (!bookingKey) return [];
  return [
    "Or choose a time yourself. Then you need not wait for our call.",
    { action: { label: "Choose a time", url: `${siteUrl}/demos/${bookingKey}` } },
  ];
}

function notice(request: DemoRequest, { salesEmail, siteUrl }: Addresses): Email {
  const subject = `Demo request from “${request.company}”`;
  return {
    key: `demo:${request.id}:sales`,
    to: salesEmail,
    replyTo: request.email,
    subject: request.isSpam ? `Possible spam: ${subject}` : subject,
    title: "A demo request",
    parts: [
      {
        facts: [
          ...given("Interested in", request.edition && editionName(request.edition)),
          ...given("Employees", request.employees),
          ...given("Came from", request.sourcePage && siteUrl + request.sourcePage),
          ["Sent by", request.channel === "rest" ? "REST interface" : "Demo form"],
          ["Product news", request.newsUrl ? "Asked for it, not confirmed yet" : "No"],
        ],
      },
      "Typed by the visitor:",
      { quote: factsIn("email", demoFields, request, ["name", "company", "phone"]) },
      ...(request.message ? [{ quote: request.message }] : []),
      { action: { label: "Open it in the inbox", url: `${siteUrl}/staff/leads/${request.id}` } },
      "Reply to this email to write to the visitor.",
    ],
  };
}

function given(label: string, value: string | undefined): Fact[] {
  return value ? [[label, value]] : [];
}
