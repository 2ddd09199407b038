import type { Config } from "~/config";
import type { Order } from "~/db/schema";
import type { Email, Fact } from "~/email/email";
import { pathIn } from "~/language/links";
import { formatCents } from "~/money/format";
import { site } from "~/site";
import { numberOf } from "~/tax-due/number";
import { fullDate } from "~/time/words";
import { taxEmailWords } from "./content.sw";
import { type OnPaper, taxPaperFile } from "./paper";

type To = Pick<Order, "reference" | "accessKey" | "customerEmail" | "language">;
type Addresses = Pick<Config, "siteUrl" | "salesEmail">;

/** To the buyer: their tax invoice or credit note, or what is right of it. */
export function taxInvoiceEmail(
  order: To,
  shown: OnPaper,
  { isAgain }: { isAgain: boolean },
  { siteUrl, salesEmail }: Addresses,
): Email {
  const { invoice, original, hasFile } = shown;
  const { language, reference, accessKey } = order;
  const texts = taxEmailWords[language];
  const { kind, number, issuedOn, buyerPin, totalCents, vatCents, version } = invoice;
  const subject = (isAgain ? texts.again : texts.subjects)[kind](reference);
  const path = `/orders/${accessKey}/tax-invoices/${number}`;
  return {
    key: `order:${reference}:tax-invoice:${number}:${version}`,
    to: order.customerEmail,
    replyTo: salesEmail,
    language,
    subject,
    title: subject,
    parts: [
      [isAgain ? texts.retyped : texts.issued, hasFile ? texts.withFile : texts.withRecord].join(" "),
      {
        facts: [
          [texts.facts.order, reference],
          [texts.facts.number, numberOf(invoice) ?? texts.inPdf],
          ...(original ? [[texts.corrects, original] satisfies Fact] : []),
          ...(issuedOn ? [[texts.facts.day, fullDate(issuedOn, language)] satisfies Fact] : []),
          [texts.facts.total, formatCents(totalCents)],
          [texts.facts.vat, formatCents(vatCents)],
          [texts.facts.pin, buyerPin ?? texts.noPin],
        ],
      },
      { action: { label: texts.open, url: siteUrl + pathIn(language, path) } },
      texts.wrong(site.phones[0]),
    ],
    ...(!hasFile && { attachments: [taxPaperFile(shown, language)] }),
  };
}
