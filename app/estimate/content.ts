import { machines } from "~/catalogue/machines";
import { site } from "~/site";
import type { Feature } from "~/ui/feature-grid";
import { inWords } from "~/words";

export const estimate = {
  meta: {
    title: "Pricing",
    searchTitle: "POS system price in Kenya: what a counter costs | Velto",
    description:
      "Choose your trade, shops and tills, and see what the machines cost in ksh, VAT included. VeltoPOS, delivery and set-up are priced separately.",
    path: "/pricing",
  },
  title: "What a whole counter costs",
  lede: `The ${inWords(machines.length)} machines have fixed prices, ${site.vat.note}. VeltoPOS is priced separately, for your shops and tills.`,
  form: {
    label: "Work out your counter",
    trade: "Your trade",
    shops: "Shops",
    tills: "Tills in all",
    machines: "Machines",
    own: "We have this",
    ownOf: (name: string) => `We have this: ${name}`,
    each: (price: string) => `${price} each`,
    update: "Update the sum",
  },
  roll: {
    title: "Your machines",
    shops: (count: number) => (count === 1 ? "1 shop" : `${count} shops`),
    tills: (count: number) => (count === 1 ? "1 till" : `${count} tills`),
    empty: "You have every machine already.",
    apart: "Not in this sum",
  },
  apart: [
    { name: "VeltoPOS", is: "in your quote" },
    { name: "Delivery", is: "by town" },
    { name: "Installation", is: "agreed first" },
    { name: "Training", is: "agreed first" },
  ],
  acts: {
    order: "Order these machines",
    quotation: "Get this as a quotation (PDF)",
    software: "Ask for the price of VeltoPOS",
    change: "Change the number of each machine",
    print: "Print this page",
    address: "This sum, to open again:",
  },
  trades: {
    title: "One counter of each trade",
    lede: "What we would put on the first counter, VAT included. Press one to change it.",
    caption: "Machines and their sum for one counter of each trade",
    columns: ["Trade", "Machines", "Sum, VAT included"],
  },
  extra: {
    title: "What comes on top",
    lede: "None of these is in the price of a machine. We agree on each before you pay.",
    items: [
      {
        icon: "monitor",
        title: "VeltoPOS",
        text: "The software has its own price, for your shops, tills and modules. You get it as a quote in writing.",
      },
      {
        icon: "truck",
        title: "Delivery",
        text: "Day and cost depend on your town. You know both before we send anything, and pay the courier.",
      },
      {
        icon: "wrench",
        title: "Installation",
        text: "You may set up the machines yourself, or ask us to do it.",
      },
      { icon: "users", title: "Training", text: "For as many people as use the till, where it suits you." },
    ] satisfies Feature[],
    more: { label: "Delivery, warranty and returns", to: "/delivery-warranty-returns" },
  },
  quote: {
    title: "How you get the price of the software",
    prices: "Prices of the software, VAT included",
    depends: "It depends on three things:",
    steps: [
      { title: "Tell us your size", text: "Trade, shops and tills, as you chose them above. Two minutes." },
      {
        title: "We call you",
        text: `Within ${site.promises.replyWithin}, to learn what you sell and what you use today.`,
      },
      {
        title: "You see it work",
        text: "A demo with your own products, by video or at your place. It is free.",
      },
      {
        title: "The quote comes in writing",
        text: "What it costs, what is in it and by when you can sell with it.",
      },
    ],
  },
  questions: "Questions about prices",
  closing: {
    title: "One sum for everything?",
    text: "Tell us your shops and tills. We quote the software, the machines and the set-up together.",
    action: { label: "Request a Demo", to: "/request-demo?about=pricing" },
  },
} as const;
