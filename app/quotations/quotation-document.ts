import { machineWords } from "~/catalogue/machines.sw";
import type { Quotation } from "~/db/schema";
import type { DocumentFile, DocumentParty } from "~/documents/document";
import { priceTable } from "~/documents/price-table";
import type { Language } from "~/language/language";
import { seller } from "~/seller";
import { site } from "~/site";
import { fullDate } from "~/time/words";
import { quotationDocumentWords } from "./content.sw";

export type Maker = { name: string; email: string };

type Quoted = Pick<Quotation, "number" | "createdAt" | "validUntil" | "lines" | "email" | "language"> &
  Partial<Pick<Quotation, "name" | "company" | "kraPin">>;

/**
 * A quotation on paper. Made by the site it names no contact of ours; made by staff it names the maker. Without a name
 * it is for an email address that nobody has proved to be theirs.
 */
export function quotationFile(quotation: Quoted, link: string, maker?: Maker): DocumentFile {
  const { number, createdAt, validUntil, lines, language } = quotation;
  const texts = quotationDocumentWords[language];
  return {
    name: `quotation-${number}.pdf`,
    paper: {
      title: texts.title,
      number,
      language,
      days: [fullDate(createdAt, language), texts.validUntil(fullDate(validUntil, language))],
      parties: [
        {
          label: texts.from,
          name: seller.name,
          lines: [...seller.lines, site.phones[0], site.email.sales],
        },
        buyerOf(quotation),
        ...(maker ? [{ label: texts.contact, name: maker.name, lines: [maker.email] }] : []),
      ],
      ...priceTable(
        texts.machine,
        lines.map((line) => ({ ...line, note: lineOf(line.machine, language) })),
        language,
      ),
      notes: texts.notes(link),
      signatures: [texts.accepted, texts.forUs],
      foot: [`${site.name}, ${site.address.district}`, `${new URL(site.origin).host}/terms`],
    },
  };
}

function buyerOf({ name, company, email, kraPin, language }: Quoted): DocumentParty {
  const texts = quotationDocumentWords[language];
  return {
    label: texts.buyer,
    name: company ?? name ?? email,
    lines: [
      ...(company && name ? [name] : []),
      ...(name ? [email] : []),
      ...(kraPin ? [`${texts.kraPin} ${kraPin}`] : []),
    ],
  };
}

function lineOf(machine: string, language: Language): string | undefined {
  return machineWords[language].find(({ id }) => id === machine)?.line;
}
