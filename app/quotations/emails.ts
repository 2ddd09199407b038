import type { Config } from "~/config";
import type { Quotation } from "~/db/schema";
import type { Email, Fact } from "~/email/email";
import { factsIn } from "~/forms/personal-fields";
import type { Language } from "~/language/language";
import { pathIn } from "~/language/links";
import { times } from "~/money/cents";
import { formatCents } from "~/money/format";
import { fullDate } from "~/time/words";
import { quotationEmailWords } from "./content.sw";
import { quotationFields } from "./input";
import { type Maker, quotationFile } from "./quotation-document";

type Addresses = Pick<Config, "salesEmail" | "siteUrl">;

/** What the server knows: anybody can ask for a quotation in anybody's name, so theirs holds nothing that was typed. */
type Known = Pick<
  Quotation,
  "number" | "accessKey" | "createdAt" | "validUntil" | "lines" | "totalCents" | "email" | "language"
>;

/** Sales hears of every quotation; whoever asked for it gets it, unless a bot used the address. */
export function quotationEmails(quotation: Quotation, addresses: Addresses): Email[] {
  const toSales = notice(quotation, addresses);
  return quotation.isSpam ? [toSales] : [toVisitor(quotation, addresses), toSales];
}

function toVisitor(given: Known, addresses: Addresses): Email {
  const { number, accessKey, createdAt, validUntil, lines, totalCents, email, language } = given;
  const known = { number, accessKey, createdAt, validUntil, lines, totalCents, email, language };
  return {
    ...quotationEmail(known, addresses),
    attachments: [quotationFile(known, quotationUrl(known, addresses))],
    parts: [...quotationEmail(known, addresses).parts, quotationEmailWords[language].copy],
  };
}

/** Made and checked by one of us, for somebody we know. */
export function quotationByStaff(quotation: Quotation, maker: Maker, addresses: Addresses): Email {
  return {
    ...quotationEmail(quotation, addresses),
    replyTo: maker.email,
    attachments: [quotationFile(quotation, quotationUrl(quotation, addresses), maker)],
  };
}

function quotationEmail(quotation: Known, addresses: Addresses): Email {
  const { number, email, validUntil, language } = quotation;
  const texts = quotationEmailWords[language];
  return {
    language,
    key: `quotation:${number}:visitor`,
    to: email,
    replyTo: addresses.salesEmail,
    subject: texts.subject(number),
    title: texts.title(number),
    parts: [
      texts.attached,
      { facts: facts(quotation, language) },
      texts.hold(fullDate(validUntil, language)),
      { action: { label: texts.open, url: quotationUrl(quotation, addresses) } },
      texts.questions(number),
    ],
  };
}

function notice(quotation: Quotation, { salesEmail, siteUrl }: Addresses): Email {
  const { number, email, isSpam, sourcePage } = quotation;
  const title = `Quotation ${number}, ${formatCents(quotation.totalCents)}`;
  return {
    key: `quotation:${number}:sales`,
    to: salesEmail,
    replyTo: email,
    subject: isSpam ? `Possible spam: ${title}` : title,
    title,
    parts: [
      {
        facts: [
          ...facts(quotation, "en"),
          ...(quotation.language === "sw" ? [["Language", "Swahili"] satisfies Fact] : []),
          ...(sourcePage ? [["Came from", siteUrl + sourcePage] satisfies Fact] : []),
        ],
      },
      "Typed by the visitor:",
      { quote: factsIn("email", quotationFields, quotation) },
      { action: { label: "Open it on the staff side", url: `${siteUrl}/staff/quotations/${number}` } },
      "Reply to this email to write to the visitor.",
    ],
  };
}

function facts({ lines, totalCents, validUntil }: Known, language: Language): Fact[] {
  const texts = quotationEmailWords[language];
  return [
    ...lines.map(
      ({ quantity, name, unitPrice }): Fact => [
        `${quantity} × ${name}`,
        formatCents(times(unitPrice, quantity)),
      ],
    ),
    [texts.total, texts.included(formatCents(totalCents))],
    [texts.validUntil, fullDate(validUntil, language)],
  ];
}

export function quotationUrl(
  { accessKey, language }: Pick<Quotation, "accessKey" | "language">,
  { siteUrl }: Pick<Config, "siteUrl">,
): string {
  return siteUrl + pathIn(language, `/quotations/${accessKey}`);
}
