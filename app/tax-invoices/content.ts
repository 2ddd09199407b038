import { vatWords } from "~/money/vat";

/** A tax invoice or a credit note on paper. Words in capitals are KRA's own. */
export const taxPaper = {
  titles: { invoice: "TAX INVOICE", credit_note: "CREDIT NOTE" },
  /** Where what KRA's program printed is not all known here: it is no invoice, and does not say so. */
  records: { invoice: "Record of tax invoice", credit_note: "Record of credit note" },
  ours: (number: string) => `Our number ${number}`,
  noNumber: "Number in the PDF",
  seller: "Seller",
  buyer: "Buyer",
  pin: (pin: string) => `KRA PIN ${pin}`,
  noPin: "No KRA PIN given",
  item: "Item",
  quantity: "Qty",
  unitPrice: "Unit price (VAT incl.)",
  ...vatWords,
  amount: "Amount",
  total: "Total",
  items: "Number of items",
  paid: "Paid by",
  unpaid: "Not paid yet",
  taxes: { letter: "Tax", rate: "Rate", taxable: "Taxable", vat: "VAT" },
  letters: { A: "A, exempt", B: "B", C: "C, zero-rated", D: "D, not VAT", E: "E" },
  unit: {
    title: "SCU INFORMATION",
    on: (day: string) => `Date: ${day}.`,
    controlUnit: (unit: string) => `CU ID: ${unit}.`,
    number: (number: string) => `CU INVOICE NO.: ${number}.`,
    internalData: (data: string) => `Internal data: ${data}.`,
    signature: (signature: string) => `Receipt signature: ${signature}.`,
  },
  ours2: {
    title: "TIS INFORMATION",
    text: (number: string, day: string) => `Number ${number}, made on ${day}.`,
  },
  original: {
    title: "Corrects",
    number: (number: string) => `ORIGINAL CU INVOICE NO.# ${number}.`,
    inPdf: "The number of the invoice stands in its PDF.",
    law: "CREDIT NOTE IS APPROVED ONLY FOR ORIGINAL SALES RECEIPT.",
  },
  check: {
    title: "Check it at KRA",
    text: "Scan the code: KRA's page shows this number, its sum and its tax.",
  },
  what: {
    title: "What this paper is",
    whole: "Issued through KRA's eTIMS under the control unit above.",
    record: {
      invoice:
        "The tax invoice was issued in KRA's eTIMS under the number above. This paper repeats what it says; it is not the tax invoice itself.",
      credit_note:
        "The credit note was issued in KRA's eTIMS under the number above. This paper repeats what it says; it is not the credit note itself.",
    },
    file: {
      invoice:
        "The tax invoice itself is the PDF from KRA's eTIMS on your order's page. This paper repeats what it says.",
      credit_note:
        "The credit note itself is the PDF from KRA's eTIMS on your order's page. This paper repeats what it says.",
    },
  },
  page: {
    description: "The tax invoice of a Velto hardware order.",
    download: "Download as PDF",
    downloadFile: {
      invoice: "Download the tax invoice (PDF)",
      credit_note: "Download the credit note (PDF)",
    },
    print: "Print",
    back: "Back to your order",
  },
};

export const taxEmail = {
  subjects: {
    invoice: (reference: string) => `Your tax invoice for order ${reference}`,
    credit_note: (reference: string) => `A credit note for order ${reference}`,
  },
  again: {
    invoice: (reference: string) => `Your tax invoice for order ${reference}, corrected`,
    credit_note: (reference: string) => `Your credit note for order ${reference}, corrected`,
  },
  issued: "It was issued through KRA's eTIMS.",
  retyped: "The number or the PDF that we sent before was wrong. This is the right one.",
  withFile: "The PDF is on your order's page; keep it for your books.",
  withRecord: "What it says is attached, and stands on your order's page.",
  facts: {
    order: "Order",
    number: "Number",
    day: "Date",
    total: "Total",
    vat: "VAT in it",
    pin: "Made out to PIN",
  },
  noPin: "None given",
  inPdf: "In the PDF",
  corrects: "Corrects",
  open: "Open it",
  wrong: (phone: string) => `Is the name or the KRA PIN wrong? Answer this email or call ${phone}.`,
};
