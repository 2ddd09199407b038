import type { TaxInvoice } from "~/db/schema";
import type { DocumentContent, DocumentFile } from "~/documents/document";
import type { Language } from "~/language/language";
import { type Cents, minus, nothing } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { sumsByLetter } from "~/money/tax";
import { seller } from "~/seller";
import { site } from "~/site";
import { numberOf } from "~/tax-due/number";
import { nairobiDay } from "~/time/nairobi";
import { fullDate } from "~/time/words";
import { taxPaperWords } from "./content.sw";
import { groupsOf } from "./groups";

export type OnPaper = {
  invoice: TaxInvoice;
  /** KRA's number of the invoice that a credit note corrects. */
  original: string | null;
  /** KRA's own PDF is there: then that is the document. */
  hasFile: boolean;
  /** How it was paid, in words; nothing while it is not. */
  paidBy: string | undefined;
};

/** All that must stand on a tax invoice is known here, and no other paper is the invoice. */
export function isWhole({ invoice, hasFile }: Pick<OnPaper, "invoice" | "hasFile">): boolean {
  const { controlUnit, internalData, signature, qrLink } = invoice;
  return Boolean(!hasFile && site.kraPin && controlUnit && internalData && signature && qrLink);
}

/**
 * What KRA has issued, on paper: with everything that must be printed where all of that is known, as a record of it
 * where only its number is, or where KRA's own PDF is the document.
 */
export function taxPaperFile(shown: OnPaper, language: Language): DocumentFile {
  const { invoice } = shown;
  const texts = taxPaperWords[language];
  const { kind, number, issuedOn, dueAt } = invoice;
  const titles = isWhole(shown) ? texts.titles : texts.records;
  return {
    name: `${kind === "invoice" ? "tax-invoice" : "credit-note"}-${number}.pdf`,
    paper: {
      title: titles[kind],
      number: numberOf(invoice) ?? texts.noNumber,
      language,
      days: [fullDate(issuedOn ?? nairobiDay(dueAt), language), texts.ours(number)],
      parties: [
        {
          label: texts.seller,
          name: seller.name,
          lines: [...seller.lines, site.phones[0], site.email.sales],
        },
        {
          label: texts.buyer,
          name: invoice.buyerName,
          lines: [invoice.buyerPin ? texts.pin(invoice.buyerPin) : texts.noPin],
        },
      ],
      ...sumsOf(shown, language),
      notes: notesOf(shown, language),
      foot: [`${site.name}, ${site.address.district}`, new URL(site.origin).host],
    },
  };
}

/** Everything on a credit note is negative. */
function sumsOf(
  { invoice: { kind, lines, totalCents, vatCents }, paidBy }: OnPaper,
  language: Language,
): Pick<DocumentContent, "table" | "sums" | "taxes"> {
  const texts = taxPaperWords[language];
  const signed = (amount: Cents) => (kind === "invoice" ? amount : minus(nothing, amount));
  const text = (amount: Cents) => amountText(signed(amount));
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    table: {
      head: [texts.item, texts.quantity, texts.unitPrice, texts.net, texts.vat, texts.amount],
      rows: lines.map(({ name, quantity, unitCents, netCents, vatCents, totalCents, letter }) => ({
        name,
        cells: [
          String(quantity),
          amountText(unitCents),
          text(netCents),
          text(vatCents),
          `${text(totalCents)}${letter}`,
        ],
      })),
    },
    sums: [
      { label: texts.net, value: text(minus(totalCents, vatCents)) },
      { label: texts.vat, value: text(vatCents) },
      { label: texts.total, value: formatCents(signed(totalCents)), isTotal: true },
      { label: texts.items, value: String(count) },
      ...(kind === "invoice" ? [{ label: texts.paid, value: paidBy ?? texts.unpaid }] : []),
    ],
    taxes: {
      head: [texts.taxes.letter, texts.taxes.rate, texts.taxes.taxable, texts.taxes.vat],
      rows: sumsByLetter(lines).map(({ letter, rate, netCents, vatCents }) => ({
        name: texts.letters[letter],
        cells: [`${rate}%`, text(netCents), text(vatCents)],
      })),
    },
  };
}

function notesOf(shown: OnPaper, language: Language): DocumentContent["notes"] {
  const { invoice, original, hasFile } = shown;
  const texts = taxPaperWords[language];
  const { kind, number, issuedOn, controlUnit, internalData, signature, qrLink, dueAt } = invoice;
  const { unit, what } = texts;
  const whole = numberOf(invoice);
  const isInFull = isWhole(shown);
  const corrected = original ? texts.original.number(original) : texts.original.inPdf;
  return [
    ...(kind === "credit_note"
      ? [{ title: texts.original.title, text: [corrected, texts.original.law].join(" ") }]
      : []),
    {
      title: unit.title,
      text: [
        issuedOn && unit.on(fullDate(issuedOn, language)),
        controlUnit && unit.controlUnit(controlUnit),
        whole && unit.number(whole),
        internalData && unit.internalData(groupsOf(internalData)),
        signature && unit.signature(groupsOf(signature)),
      ]
        .filter(Boolean)
        .join(" "),
    },
    { title: texts.ours2.title, text: texts.ours2.text(number, fullDate(nairobiDay(dueAt), language)) },
    ...(qrLink ? [{ title: texts.check.title, text: texts.check.text, link: qrLink }] : []),
    { title: what.title, text: isInFull ? what.whole : (hasFile ? what.file : what.record)[kind] },
  ];
}
