import { site } from "~/site";

const days = site.promises.returnDays;
const [mobile] = site.phones;

/** The same as the terms, in the order in which a buyer needs it. */
export const delivery = {
  meta: {
    title: "Delivery, warranty and returns",
    searchTitle: "Delivery, warranty and returns of POS machines | Velto",
    description: `How a machine reaches your town, what to check when it arrives, how to send it back within ${days} days and what the warranty covers.`,
    path: "/delivery-warranty-returns",
  },
  hero: {
    title: "From our shelf to your counter",
    lede: "How a machine reaches you, what to check when it arrives, and what happens if it has to go back.",
  },
  slip: {
    title: "Delivery slip",
    lines: [
      ["Day and cost", "agreed first"],
      ["Courier", "paid by you"],
      ["Visible damage", "tell us in 3 days"],
      ["Unused, in its box", `${days} days to return`],
      ["Warranty", "from the maker"],
    ],
    signed: "Checked and received",
  },
  way: {
    title: "How it reaches you",
    lede: "Wherever you are, you know the day and the cost before anything leaves us.",
    steps: [
      { title: "You order", text: "With your delivery address. Nothing is charged yet." },
      {
        title: "We confirm in writing",
        text: "Stock, total, and how long the warranty lasts. Then you pay.",
      },
      {
        title: "We agree on day and cost",
        text: "Both depend on your town. You pay the courier, unless delivery is a line of your order.",
      },
      {
        title: "You open the box",
        text: "While the courier waits, if you can. Note visible damage on the delivery slip, and tell us within 3 days.",
      },
    ],
    late: "If we are late, we tell you. If the new date does not suit you, cancel and get your money back.",
    find: { label: "Find your order", to: "/orders/find" },
  },
  back: {
    title: "If it has to go back",
    lede: "Write to us first, with the reference of your order.",
    caption: "What happens when an order is cancelled or a machine is returned",
    rows: ["Until when", "Who pays the transport", "What you get"],
    cases: [
      {
        name: "Not sent yet",
        cells: ["Any time before dispatch", "Nobody", "All you have paid, within 14 days"],
      },
      {
        name: "Unused, complete, in its box",
        cells: [
          `${days} days from delivery, for any reason`,
          "You",
          "Its price, within 14 days of our receiving it, the way you paid",
        ],
      },
      {
        name: "Faulty, damaged or not what you ordered",
        cells: ["Visible damage: tell us within 3 days", "We", "A replacement or your money, as you choose"],
      },
    ],
    note: "A machine that was set up specially for you, at your request, can be returned only when it is faulty.",
  },
  warranty: {
    title: "If it breaks later",
    lede: "Each machine carries its manufacturer's warranty. Our written confirmation states how long it lasts and what it covers; ask us before you order.",
    not: {
      title: "What no warranty covers",
      items: ["Wear", "Liquids and falls", "Wrong voltage", "Repairs by others"],
    },
    claim: {
      title: "To claim",
      items: ["Write to us with the reference of your order", "Describe the fault and what the screen shows"],
    },
    call: { title: "Machine down?", text: `Call ${mobile} at any hour. Have the reference ready.` },
    more: "You can buy an extended warranty, on-site service and replacement parts as well. The rights that the law gives a buyer come on top of any warranty.",
    look: { label: "Is my machine under warranty?", to: "/warranty" },
    terms: { label: "Read the terms", to: "/terms" },
  },
  questions: "Questions about delivery and returns",
  closing: {
    title: "Which town is it for?",
    text: "Tell us where you are and what you need. We will say what delivery costs and when it can be there.",
    action: { label: "Ask about your town", to: "/contact" },
  },
} as const;
