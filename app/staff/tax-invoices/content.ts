import type { TaxInvoiceKind, TaxInvoiceReason, TaxInvoiceState } from "~/db/schema";
import type { Refused } from "~/tax-invoices/change.server";
import type { PdfProblem } from "~/tax-invoices/pdf";

export const kindWords: Record<TaxInvoiceKind, string> = {
  invoice: "Tax invoice",
  credit_note: "Credit note",
};

/** What one waits for, or why it was made. */
export const reasonWords: Record<TaxInvoiceReason, string> = {
  sale: "Sold",
  cancelled: "Order cancelled",
  changed: "Order changed after its invoice",
  returned: "Goods came back",
  buyer: "Name or KRA PIN corrected",
};

export const stateWords: Record<TaxInvoiceState, string> = {
  due: "To be issued",
  issued: "Issued",
  withdrawn: "Not needed any more",
};

export const listTexts = {
  title: "Tax invoices",
  views: { due: "To be issued", issued: "Issued" },
  viewsLabel: "Views",
  columns: {
    number: "Our number",
    kind: "What",
    why: "Why",
    buyer: "Buyer",
    pin: "KRA PIN",
    total: "Total",
    since: "Waits since",
    kra: "KRA's number",
    on: "Day",
  },
  noPin: "None",
  inPdf: "In the PDF",
  none: {
    due: {
      title: "No tax invoice waits",
      text: "Once an order is confirmed and paid, or shipped, its invoice stands here until it is issued.",
    },
    issued: { title: "Nothing issued yet", text: "What was entered stands here, newest first." },
  },
  pages: "Pages of tax invoices",
};

export const monthTexts = {
  title: (month: string) => `Tax invoices of ${month}`,
  link: "Month and CSV",
  back: "All tax invoices",
  sums: "Issued, by the day on them",
  invoices: (count: number) => (count === 1 ? "1 invoice" : `${count} invoices`),
  notes: (count: number) => (count === 1 ? "1 credit note" : `${count} credit notes`),
  rest: "Together",
  columns: {
    what: "What",
    vat: "VAT",
    total: "Total",
    number: "Our number",
    buyer: "Buyer",
    since: "Waits since",
    order: "Order",
    act: "Put on the list",
  },
  download: "Download as CSV",
  waiting: (count: number) => `Due in this month, not issued yet: ${count}`,
  noneWaiting: "Everything that became due in this month is issued.",
  missing: (count: number) => `Orders without an invoice: ${count}`,
  noneMissing:
    "Every order that was confirmed in this month and needs an invoice has one, issued or waiting.",
  whyMissing:
    "Confirmed in this month, paid or shipped, and on no list: they were finished before the list was kept. If KRA has their invoice already, put them on the list and enter its number.",
  list: "Put on the list",
  listed: (reference: string) => `${reference} is on the list.`,
  notListed: (reference: string) => `${reference} needs no invoice, or has one.`,
  csv: [
    "Day",
    "What",
    "Our number",
    "KRA's number",
    "Corrects",
    "Buyer",
    "KRA PIN",
    "Without VAT",
    "VAT",
    "Total",
    "Order",
  ],
};

export const invoiceTexts = {
  back: "All tax invoices",
  about: {
    title: "What it says",
    state: "State",
    order: "Order",
    corrects: "Corrects",
    why: "Why",
    buyer: "Buyer",
    pin: "KRA PIN",
    noPin: "None given",
    due: "Due since",
    kra: "KRA's number",
    on: "Day",
    internalData: "Internal data",
    signature: "Signature",
    qr: "QR code",
    entered: "Entered",
    by: (who: string) => `by ${who}`,
    file: "PDF",
    openFile: (size: string) => `Save the PDF (${size})`,
  },
  lines: {
    title: "Lines",
    columns: { name: "Item", unit: "Unit price", quantity: "Quantity", letter: "Tax", total: "Amount" },
    net: "Without VAT",
    vat: "VAT",
    total: "Total",
  },
  enter: {
    title: "Enter what KRA has issued",
    how: "Issue it in KRA's eTIMS program with the buyer, lines and sum above. Then enter what stands on it, or choose its PDF, or both.",
    first: (number: string) => `Issue ${number} first: KRA has to hear of it before this one.`,
    again: "Correct what was entered",
    againHow:
      "Only if it was typed wrong here: the invoice itself stays as KRA has it. Is the invoice itself wrong? Then correct its name or KRA PIN below, or the order.",
    invoiceNumber: "Number",
    numberHint: "As it is printed, for example KRACU0100000001/41.",
    controlUnit: "Control unit",
    unitHint: "May stay empty when the number above has it before the stroke.",
    issuedOn: "Day of the invoice",
    file: "PDF",
    fileHint: "Up to 2 MB. The buyer gets this very file.",
    fileKept: "There is one already; another takes its place.",
    more: "More that stands on it",
    internalData: "Internal data",
    signature: "Receipt signature",
    qrLink: "Address in the QR code",
    qrHint: "Scan it with a phone and copy the address.",
    tellBuyer: "Email it to the buyer",
    send: "Save",
    sendAgain: "Save the correction",
  },
  buyer: {
    link: "Wrong name or KRA PIN?",
    title: (number: string) => `Correct the buyer on ${number}`,
    back: "Back to the invoice",
    due: "It is not issued yet: it just says the new name and PIN from now on.",
    issued:
      "It is issued, so it stays as it is. A credit note over all of it and a new invoice come onto the list; issue the credit note first.",
    buyerName: "Name on the invoice",
    buyerPin: "KRA PIN",
    pinHint: "A letter, nine digits, a letter. Empty if the buyer has none.",
    send: "Correct it",
  },
  done: {
    enter: (number: string) => `${number} is entered.`,
    retype: (number: string) => `${number} is corrected.`,
    buyer: (number: string) => `${number} is made out anew.`,
  },
};

const fileWords: Record<PdfProblem, string> = {
  empty: "This file is empty.",
  "too-large": "This file has more than 2 MB. Save the invoice again as a plain PDF.",
  "no-pdf": "This is no PDF, whatever its name says. Save the invoice as PDF and choose that file.",
  "cut-off": "This PDF is not whole. Download it once more.",
  locked: "This PDF is locked with a password. Save it without one.",
  acts: "This PDF would run a program when it is opened, which an invoice never does.",
};

/** Why nothing was stored, and at which field. */
export function refusalOf(refusal: Refused): { problem: string } | { errors: Record<string, string> } {
  switch (refusal.refused) {
    case "number-used":
      return {
        errors: {
          invoiceNumber: `This number stands on ${refusal.number} already. A number is given once: look at both papers.`,
        },
      };
    case "file-used":
      return { errors: { file: `This very file belongs to ${refusal.number} already.` } };
    case "file":
      return { errors: { file: fileWords[refusal.why] } };
    case "before-original":
      return { errors: { issuedOn: "A credit note can't be older than the invoice that it corrects." } };
    case "first":
      return { problem: invoiceTexts.enter.first(refusal.number) };
    default:
      return { problem: plainRefusals[refusal.refused] };
  }
}

const plainRefusals = {
  unknown: "There is no such tax invoice.",
  changed: "It has changed meanwhile. Nothing of yours was stored; look at it as it is now.",
  "not-due": "It is not waiting to be issued any more. Nothing of yours was stored.",
  "not-issued": "This can't be corrected: it is not issued, or was taken back already.",
  "nothing-new": "Name and PIN are what they were. Nothing was changed.",
};
