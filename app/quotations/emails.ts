import type { Config } from "~/config";
import type { Quotation } from "~/db/schema";
import type { Email, Fact } from "~/email/email";
import { factsIn } from "~/forms/personal-fields";
import { times } from "~/money/cents";
import { formatCents } from "~/money/format";
import { site } from "~/site";
import { fullDate } from "~/time/words";
import { quotationFields } from "./input";
import { type Maker, quotationFile } from "./quotation-document";

type Addresses = Pick<Config, "salesEmail" | "siteUrl">;

/** What the server knows: anybody can ask for a quotation in anybody's name, so theirs holds nothing that was typed. */
type Known = Pick<
  Quotation,
  "number" | "accessKey" | "createdAt" | "validUntil" | "lines" | "totalCents" | "email"
>;

/** Sales hears of every quotation; whoever asked for it gets it, unless a bot used the address. */
export function quotationEmails(quotation: Quotation, addresses: Addresses): Email[] {
  const toSales = notice(quotation, addresses);
  return quotation.isSpam ? [toSales] : [toVisitor(quotation, addresses), toSales];
}

function toVisitor(given: Known, addresses: Addresses): Email {
  const { number, accessKey, createdAt, validUntil, lines, totalCents, email } = given;
  const known = { number, accessKey, createdAt, validUntil, lines, totalCents, email };
  return {
    ...quotationEmail(known, addresses),
    attachments: [quotationFile(known, quotationUrl(known, addresses))],
    parts: [
      ...quotationEmail(known, addresses).parts,
      "Name, company and KRA PIN are on the copy that you download from that page.",
    ],
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
  const { number, email, validUntil } = quotation;
  return {
    key: `quotation:${number}:visitor`,
    to: email,
    replyTo: addresses.salesEmail,
    subject: `Your ${site.name} quotation ${number}`,
    title: `Your quotation ${number}`,
    parts: [
      "It is attached as a PDF.",
      { facts: facts(quotation) },
      `The prices hold until ${fullDate(validUntil)}. To order at these prices, open the quotation and choose 'Order this'.`,
      { action: { label: "Open the quotation", url: quotationUrl(quotation, addresses) } },
      `Questions? Reply to this email, or call ${site.phones[0]} and give the number ${number}.`,
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
          ...facts(quotation),
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

function facts({ lines, totalCents, validUntil }: Known): Fact[] {
  return [
    ...lines.map(
      ({ quantity, name, unitPrice }): Fact => [
        `${quantity} × ${name}`,
        formatCents(times(unitPrice, quantity)),
      ],
    ),
    ["Total", `${formatCents(totalCents)} (${site.vat.note})`],
    ["Valid until", fullDate(validUntil)],
  ];
}

export function quotationUrl(
  { accessKey }: Pick<Quotation, "accessKey">,
  { siteUrl }: Pick<Config, "siteUrl">,
): string {
  return `${siteUrl}/quotations/${accessKey}`;
}
