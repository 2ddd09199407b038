import { site } from "~/site";
import type { Feature } from "~/ui/feature-grid";

export const lineup = {
  meta: {
    title: "Hardware",
    description:
      "POS terminals, receipt printers, payment terminals and barcode scanners that work with VeltoPOS. Prices in ksh, VAT included. Order online.",
    path: "/products/hardware",
  },
  title: "Hardware that earns its place on the counter",
  lede: "Four machines that work with VeltoPOS, and with each other.",
  action: { label: "View Solutions", to: "/request-demo" },
  care: {
    title: "Support and maintenance",
    lede: "When a till stops, the queue walks out. We keep yours running.",
    action: { label: "Contact Support", to: "/contact" },
    quote: { label: "Request a Quote", to: "/request-demo?about=hardware" },
    items: [
      {
        icon: "shield-check",
        title: "Extended warranty",
        text: "Cover beyond the manufacturer's warranty, per machine or per branch.",
      },
      {
        icon: "headset",
        title: "24/7 technical support",
        text: "A person who knows the machine, at any hour you trade.",
      },
      { icon: "wrench", title: "On-site service", text: "A technician comes to your counter." },
      {
        icon: "package-open",
        title: "Replacement parts",
        text: "Print heads, batteries, cables and power supplies.",
      },
    ] satisfies Feature[],
  },
  questions: "Questions about the machines",
  closing: {
    title: "Fitting out a whole shop?",
    text: "Send us the list. We will price the machines, the software and the set-up together.",
    action: { label: "Request a Quote", to: "/request-demo?about=hardware" },
  },
};

/** What every machine's page says. The promises are those of the terms. */
export const category = {
  quantity: "Quantity",
  purchase: "Purchase Now",
  vat: (net: string, vat: string) => `VAT ${site.vat.percent}% included: ${net} + ${vat}`,
  barNote: `${site.vat.note}, delivery agreed first`,
  quotation: "Get this as a quotation",
  terms: "Terms",
  promises: [
    {
      icon: "truck",
      title: "Delivery agreed first.",
      text: "Day and cost depend on the place. We agree on both before it leaves us.",
    },
    { icon: "undo-2", title: "14 days to return it,", text: "unused, complete and in its box." },
    {
      icon: "shield-check",
      title: "Manufacturer’s warranty.",
      text: "Your confirmation states how long it lasts and what it covers.",
    },
    {
      icon: "banknote",
      title: "Nothing is charged now.",
      text: "We confirm your order first. You may cancel before dispatch.",
    },
  ] satisfies Feature[],
  questions: "Questions before you buy",
  goesWith: { title: "Goes with it", text: "Four machines, one counter.", counter: "Build your counter" },
};
