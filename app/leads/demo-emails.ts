import type { Config } from "~/config";
import type { Email, EmailPart, Fact } from "~/email/email";
import { factsIn } from "~/forms/personal-fields";
import type { Language } from "~/language/language";
import { pathIn } from "~/language/links";
import { type Confirmed, closing } from "./confirmation";
import { confirmationWords } from "./content.sw";
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
  language?: Language;
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
  const { language = "en" } = request;
  const texts = confirmationWords[language].demo;
  const wanted = (request.edition && editionName(request.edition, language)) || texts.wanted;
  return {
    key: `demo:${request.id}:visitor`,
    language,
    to: request.email,
    replyTo,
    subject: texts.subject,
    title: texts.subject,
    parts: [
      texts.thanks(wanted),
      texts.call,
      ...chooseTime(request, siteUrl),
      texts.add,
      ...closing(request, siteUrl),
    ],
  };
}

function chooseTime({ bookingKey, language = "en" }: Confirmable, siteUrl: string): EmailPart[] {
  const texts = confirmationWords[language].demo;
  if (!bookingKey) return [];
  return [
    texts.choose,
    { action: { label: texts.chooseLink, url: siteUrl + pathIn(language, `/demos/${bookingKey}`) } },
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
          ...given("Language", request.language === "sw" ? "Swahili" : undefined),
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
