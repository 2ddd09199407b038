import { capital, inWords } from "~/words";

export const supermarkets = {
  meta: {
    title: "Minimarts and supermarkets",
    searchTitle: "Supermarket and minimart POS in Kenya | VeltoPOS",
    description:
      "A POS for minimarts and supermarkets in Kenya: scan, weigh, hold a sale, M-Pesa at each till and cash-up by cashier. See what one, three or eight tills cost.",
    crumb: "Supermarkets",
    path: "/products/veltopos/supermarkets",
  },
  hero: {
    title: "From one till to a row of them",
    lede: "For minimarts and supermarkets. It is VeltoPOS for Shops, with the same list of products at each till and in each branch.",
    demo: { label: "Request a Demo", to: "/request-demo?edition=retail" },
  },
  lanes: {
    title: "What a row of tills costs",
    lede: "Each till with its screen, printer, payment terminal and scanner, VAT included. VeltoPOS is priced separately.",
    tills: [1, 3, 8],
    name: (count: number) => `${capital(inWords(count))} ${count === 1 ? "till" : "tills"}`,
    who: ["A minimart", "A busy minimart", "A supermarket"],
    link: "Change the machines",
  },
  trolley: {
    title: "One trolley, from belt to bag",
    list: [
      { title: "Scan", text: "Each beep is one line on the sale." },
      { title: "Weigh", text: "Tomatoes on the scale: the weight goes straight into the price." },
      { title: "Hold", text: "Somebody forgot the milk. The sale waits, the next customer is served." },
      { title: "Pay", text: "Cash with the change worked out, M-Pesa, card, or a mix of them." },
      { title: "Receipt", text: "On paper, by email or as a QR code, and points for regulars." },
    ],
    screen: "scan-scale",
  },
  close: [
    {
      title: "Every drawer has one owner",
      text: "Cashiers sign in with a badge or PIN. In the evening each till is counted by method and by cashier.",
      screen: "cash-up",
      tint: "sand",
    },
    {
      title: "Prices change once",
      text: "A price list for an hour, a branch or a quantity. Each till has it when it starts.",
      screen: "product-card",
      tint: "acacia",
    },
  ],
  honest: {
    title: "Good to know first",
    items: [
      "We don't sell scales, cash drawers or paper rolls. VeltoPOS works with barcode scanners and scales: tell us yours.",
      "Batches and expiry dates are not on our list of features. Ask in the demo, and have the answer in your quote.",
      "The screens need mains power, so plan for a UPS at each till.",
    ],
    links: [
      { label: "VeltoPOS for Shops, in full", to: "/products/veltopos/retail" },
      { label: "M-Pesa at the counter", to: "/mpesa-pos" },
      { label: "POS trends in Kenya", to: "/blog/pos-trends-kenya" },
    ],
  },
  questions: "Questions from supermarkets",
  closing: {
    title: "See it with your own shelves",
    text: "Send us ten products and their prices. We will sell them in front of you, with the network off too.",
    action: { label: "Request a Demo", to: "/request-demo?edition=retail" },
  },
} as const;
