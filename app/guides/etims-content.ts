import { shillings } from "~/money/cents";
import { tax } from "~/questions/tax";

export const etims = {
  meta: {
    title: "eTIMS and VeltoPOS",
    searchTitle: "eTIMS and POS in Kenya: what to ask, what we do | Velto",
    description:
      "What KRA's eTIMS asks of a shop, the ways an invoice reaches KRA, what VeltoPOS shows today, and what to have in writing before you buy a till.",
    path: "/etims",
  },
  hero: {
    title: "KRA eTIMS at your counter",
    lede: "What KRA's electronic invoice asks of a shop, what VeltoPOS does today, and what to have in writing before you buy a till, ours or anyone's.",
  },
  why: {
    title: "Why customers ask for the PIN",
    text: "eTIMS is KRA's system for electronic tax invoices. Since January 2024, with some exceptions in the law, a business expense needs an eTIMS invoice behind it before it counts against tax. So business customers stand at your counter and ask for a receipt with their KRA PIN on it. Take the PIN before the payment: changing an invoice afterwards means a credit note and a new invoice.",
  },
  letters: {
    title: "The letter on each line",
    lede: "The tax belongs to the item, not to the whole sale. KRA's letters say which.",
    caption: "KRA's tax letters",
    list: [
      { letter: "A", name: "Exempt" },
      { letter: "B", name: "VAT 16%" },
      { letter: "C", name: "Zero-rated" },
      { letter: "D", name: "Not subject to VAT" },
      { letter: "E", name: "VAT 8%" },
    ],
    example: {
      title: "The VAT inside a price",
      price: shillings(4_640),
      text: "A shelf price holds its VAT: divide by 116, not by 100.",
      labels: { price: "Shelf price, letter B", net: "Yours", vat: "VAT inside" },
    },
    note: "Your accountant knows which letter your goods have.",
  },
  routes: {
    title: "How an invoice gets to KRA",
    lede: "KRA has several ways, and says who may use which. These are the names you will hear.",
    caption: "Ways in which invoices reach eTIMS",
    rows: ["What it is", "Fits"],
    cases: [
      {
        name: "Online portal",
        cells: ["You type each invoice on KRA's website.", "A few invoices a day"],
      },
      {
        name: "eTIMS Lite",
        cells: ["KRA's light version, on the web and the phone.", "Very small businesses"],
      },
      {
        name: "eTIMS Client",
        cells: ["KRA's own program on your computer.", "A shop without a till system"],
      },
      {
        name: "OSCU",
        cells: [
          "Your system sends each invoice to a unit at KRA, over the internet.",
          "A system that is always online",
        ],
      },
      {
        name: "VSCU",
        cells: [
          "A unit beside your system signs the invoice, and can go on for a limited time without the internet.",
          "Many invoices, or a network that drops",
        ],
      },
    ],
    note: "Rules change. What counts is what KRA publishes on kra.go.ke and tells you for your PIN.",
  },
  today: {
    title: tax.title,
    text: "We promise no direct connection to eTIMS. How your invoices get there depends on how your business is registered with KRA, and the answer belongs in your quote, in writing.",
    products: [
      { name: "VeltoPOS", to: "/products/veltopos", items: tax.veltopos.there },
      { name: "VeltoERP", to: "/products/veltoerp", items: tax.veltoerp.there },
    ],
  },
  ask: {
    title: "Ask every supplier, us included",
    lede: "Take this to a demo, and watch each point happen on a till.",
    items: [
      ...tax.questions,
      "Which of KRA's ways do you use, and who is registered for it?",
      "Can the cashier enter the buyer's KRA PIN before the payment?",
      "How is a return made: is there a credit note that names its invoice?",
      "Can each item have its own letter?",
    ],
    link: tax.link,
  },
  machines: {
    title: "And when you buy a machine from us",
    text: "Your eTIMS tax invoice follows after payment, by email and on the page of your order. Our people issue it in KRA's own program. Enter your business's KRA PIN on the page of your order first, so that the invoice carries it: you need it to claim input VAT and to deduct the expense. If it is wrong, we credit the invoice and issue a new one. We don't sell ETR machines.",
    link: { label: "See the machines and their prices", to: "/pricing" },
  },
  read: {
    title: "Read on",
    links: [
      { label: "POS trends in Kenya: five changes at the counter", to: "/blog/pos-trends-kenya" },
      { label: "Where accounting automation is going", to: "/blog/accounting-automation-future" },
    ],
  },
  questions: "Questions about eTIMS",
  closing: {
    title: "Get the answer before you buy",
    text: "Tell us your trade and how you invoice today. We answer in writing.",
    action: { label: "Ask us about eTIMS", to: "/contact" },
  },
} as const;
