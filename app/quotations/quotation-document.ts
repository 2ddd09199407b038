import { catalogue } from "~/catalogue/catalogue";
import type { Quotation } from "~/db/schema";
import type { DocumentFile, DocumentParty } from "~/documents/document";
import { priceTable } from "~/documents/price-table";
import { seller } from "~/seller";
import { site } from "~/site";
import { fullDate } from "~/time/words";
import { quotationDocument as texts } from "./content";

export type Maker = { name: string; email: string };

type Quoted = Pick<Quotation, "number" | "createdAt" | "validUntil" | "lines" | "email"> &
  Partial<Pick<Quotation, "name" | "company" | "kraPin">>;

/**
 * A quotation on paper. Made by the site it names no contact of ours; made by staff it names the maker. Without a name
 * it is for an email address that nobody has proved to be theirs.
 */
export function quotationFile(quotation: Quoted, link: string, maker?: Maker): DocumentFile {
  const { number, createdAt, validUntil, lines } = quotation;
  return {
    name: `quotation-${number}.pdf`,
    paper: {
      title: texts.title,
      number,
      days: [fullDate(createdAt), texts.validUntil(fullDate(validUntil))],
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
        lines.map((line) => ({ ...line, note: lineOf(line.machine) })),
      ),
      notes: texts.notes(link),
      signatures: [texts.accepted, texts.forUs],
      foot: [`${site.name}, ${site.address.district}`, `${new URL(site.origin).host}/terms`],
    },
  };
}

function buyerOf({ name, company, email, kraPin }: Quoted): DocumentParty {
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

function lineOf(machine: string): string | undefined {
  return catalogue.find(({ id }) => id === machine)?.line;
}
