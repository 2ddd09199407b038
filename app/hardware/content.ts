import { machines } from "~/catalogue/machines";
import type { Cents } from "~/money/cents";
import { formatCents } from "~/money/format";
import { site } from "~/site";
import type { Feature } from "~/ui/feature-grid";
import type { SiteLink } from "~/ui/site-link";
import { capital, inSentence, inWords, listed } from "~/words";

const count = capital(inWords(machines.length));
const families = listed(machines.map(({ family }) => inSentence(family)));

export const lineup = {
  meta: {
    title: "Hardware",
    searchTitle: "POS machines and prices in Kenya | Velto",
    description: `${capital(families)} that work with VeltoPOS. Prices in ksh, VAT included. Order online.`,
    path: "/products/hardware" as const,
  },
  title: "POS hardware for your counter",
  lede: `${count} machines that work with VeltoPOS, and with each other. VeltoPOS is priced separately.`,
  action: { label: "View Solutions", to: "/request-demo" },
  toCounter: "Build your counter",
  machines: `${count} machines, fixed prices`,
  more: "Learn More",
  about: (name: string) => `about the ${name}`,
  buy: "Purchase",
  care: {
    title: "Support and maintenance",
    lede: "When a till stops, customers leave. We help you keep selling.",
    action: { label: "Contact Support", to: "/contact" },
    quote: { label: "Request a Quote", to: "/request-demo?about=hardware" },
    items: [
      {
        icon: "shield-check",
        title: "Extended warranty",
        text: "Cover beyond the manufacturer's warranty. Ask what it includes for your machine.",
      },
      {
        icon: "headset",
        title: "24/7 technical support",
        text: `Machine down? Call ${site.phones[0]} at any hour.`,
      },
      { icon: "wrench", title: "On-site service", text: "A technician comes to your counter." },
      {
        icon: "package-open",
        title: "Replacement parts",
        text: "Parts for the machines you bought from us. Tell us the machine and the part.",
      },
    ] as const satisfies readonly Feature[],
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
  searchTitle: ({ name, price }: { name: string; price: Cents }) =>
    `${capital(inSentence(name))} price in Kenya: ${formatCents(price)} | ${site.name}`,
  ordering: "Order online. VeltoPOS sold separately.",
  hardware: "Hardware",
  title: (name: string) => `${name} for VeltoPOS`,
  specs: "Technical specifications",
  specsOf: (name: string) => `Technical specifications of the ${name}`,
  features: "Key features",
  sales: "Contact Sales",
  quantity: "Quantity",
  order: "Purchase Now",
  vat: (net: string, vat: string) => `VAT ${site.vat.percent}% included: ${net} + ${vat}`,
  barNote: `${site.vat.note}, delivery agreed first`,
  quotation: "Get this as a quotation",
  terms: "Terms",
  promises: [
    {
      icon: "truck",
      title: "Delivery agreed first.",
      text: "Delivery day and cost depend on your town. We agree both with you before dispatch; you pay the courier.",
    },
    {
      icon: "undo-2",
      title: `${site.promises.returnDays}-day returns,`,
      text: "unused, complete and in the box.",
    },
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
  ] as const satisfies readonly Feature[],
  questions: "Questions before you buy",
  goesWith: {
    title: "Complete your counter",
    text: `${count} machines, one counter.`,
    counter: "Build your counter",
  },
};

/** Beside the questions before a purchase. */
export const machineLinks: SiteLink[] = [
  { label: "What a whole counter costs", to: "/pricing" },
  { label: "Delivery, warranty and returns", to: "/delivery-warranty-returns" },
  { label: "M-Pesa at the counter", to: "/mpesa-pos" },
];
