import type { ShownFields } from "~/forms/form-fields";
import { site } from "~/site";
import { validDays } from "./days";
import type { QuotationInput } from "./input";

const vat = `VAT ${site.vat.percent}%`;

export const quotationForm = {
  meta: {
    title: "Get a quotation",
    description: `Your machines as a quotation in PDF, with ${vat} shown and prices that hold for ${validDays} days.`,
    path: "/products/hardware/quotation",
  },
  hardware: "Hardware",
  title: "Get this as a quotation",
  lede: `A PDF to download, and the same by email. Prices hold for ${validDays} days.`,
  fields: {
    name: { label: "Full name", autoComplete: "name" },
    email: { label: "Email", as: "email" },
    company: { label: "Company", optional: true, autoComplete: "organization" },
    kra_pin: {
      label: "KRA PIN",
      optional: true,
      autoComplete: "off",
      autoCapitalize: "characters",
      hint: "A letter, nine digits, a letter. It goes onto the quotation.",
    },
  } satisfies ShownFields<keyof QuotationInput>,
  send: "Get quotation",
  sending: "Making the quotation...",
  privacy: "We use these details for this quotation, and may call or write to you about it.",
  machines: "What you asked for",
  change: "Change the machines",
  total: "Total",
  empty: {
    title: "No machines chosen yet",
    text: "Choose the machines first. The quotation follows in a minute.",
    link: "Build your counter",
  },
  answers: {
    done: "Your quotation is ready.",
    failed: "Failed to make your quotation. Please try again later.",
  },
  noMachines: "Choose at least one machine.",
  ready: {
    title: "Your quotation",
    emailed: (email: string) => `We are also emailing it to ${email}.`,
    download: "Download the PDF",
    open: "Open the quotation",
  },
};

export const quotationDocument = {
  title: "Quotation",
  validUntil: (day: string) => `Valid until ${day}`,
  from: "From",
  buyer: "For",
  contact: "Your contact",
  kraPin: "KRA PIN",
  machine: "Machine",
  accepted: "Accepted by, name and date",
  forUs: `For ${site.name}`,
  notes: (link: string) => [
    {
      title: "Not in this price",
      text: "VeltoPOS, delivery, installation and training. We agree on them with you first.",
    },
    {
      title: "To order",
      text: `Open ${link.replace(/^https?:\/\//, "")} or write to ${site.email.sales} with the number.`,
      link,
    },
    {
      title: "Returns and warranty",
      text: `Return an unused, complete machine in its box within ${site.promises.returnDays} days of delivery. Each machine carries its manufacturer's warranty; the confirmation states its length.`,
    },
    {
      title: "Tax",
      text: `This is a quotation and not a tax invoice. Prices include ${vat}. Your eTIMS tax invoice follows after payment.`,
    },
  ],
};

export const quotationPage = {
  description: "A quotation by Velto: machines, prices and how long they hold.",
  download: "Download as PDF",
  print: "Print",
  order: "Order this",
  orderTitle: "Order this at the quoted price",
  orderText: (day: string) => `The prices hold until ${day}. Nothing is charged on this page.`,
  sending: "Placing order...",
  ranOut: (day: string) => `This quotation expired on ${day}.`,
  today: "See today's prices",
  ordered: (reference?: string) =>
    reference ? `This quotation was ordered: ${reference}.` : "This quotation was ordered.",
  whereOrder: "The link to the order is in the email to its buyer.",
  findOrder: "Find your order",
  gone: "We no longer keep the order made from it.",
  answers: {
    done: "We have your order.",
    failed: "Failed to place your order. Please try again later.",
  },
  unknown: {
    title: "We can't find this quotation",
    lede: "The link may be incomplete, or a character in it may be wrong.",
    call: "Call us with the number of your quotation on",
  },
};

/** What the visitor is written with the quotation. */
export const quotationEmailTexts = {
  subject: (number: string) => `Your ${site.name} quotation ${number}`,
  title: (number: string) => `Your quotation ${number}`,
  attached: "It is attached as a PDF.",
  hold: (day: string) =>
    `The prices hold until ${day}. To order at these prices, open the quotation and choose 'Order this'.`,
  open: "Open the quotation",
  questions: (number: string) =>
    `Questions? Reply to this email, or call ${site.phones[0]} and give the number ${number}.`,
  copy: "Name, company and KRA PIN are on the copy that you download from that page.",
  total: "Total",
  included: (amount: string) => `${amount} (${site.vat.note})`,
  validUntil: "Valid until",
};
