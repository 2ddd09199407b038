export const mpesa = {
  meta: {
    title: "M-Pesa at the counter",
    searchTitle: "POS with M-Pesa in Kenya: prompt, Till, PayBill | VeltoPOS",
    description:
      "How M-Pesa works at a VeltoPOS counter: the prompt, Till and PayBill, a code when the network is down, split payments and the count in the evening.",
    path: "/mpesa-pos",
  },
  hero: {
    title: "Take M-Pesa at your counter",
    lede: "The amount goes from the sale to the customer's phone. They type only their PIN, and the sale is paid.",
  },
  steps: {
    title: "One payment, four moments",
    list: [
      { who: "Cashier", title: "Charge", text: "Presses M-Pesa. The amount comes from the sale." },
      { who: "Customer", title: "Prompt", text: "Sees the shop and the amount on the phone." },
      { who: "Customer", title: "PIN", text: "Types it on their own phone. Nobody else sees it." },
      { who: "Till", title: "Paid", text: "Closes the sale when M-Pesa confirms, and prints the receipt." },
    ],
  },
  ways: {
    title: "Three ways to take M-Pesa",
    lede: "They differ in who types the amount, and who checks it.",
    caption: "Three ways to take M-Pesa at a counter",
    rows: ["The customer types", "The cashier checks"],
    cases: [
      { name: "Buy Goods Till", cells: ["Number and amount", "Name and amount on the confirmation"] },
      { name: "PayBill", cells: ["Number, account and amount", "The account and the amount"] },
      { name: "Prompt from the till", cells: ["Only the PIN", "Nothing: the sale closes itself"] },
    ],
    note: "With the first two, a tired customer types 710 for 170, and a dishonest one shows last week's message.",
  },
  offline: {
    title: "When the network is down",
    text: "A prompt needs the network, and the till does not wait for it. The customer pays to your number and shows the message; the cashier types its code into the sale. The sale is saved on the till and sent when the connection is back.",
    link: { label: "Switch the network off yourself", to: "/products/veltopos/try" },
  },
  bill: {
    title: "Part M-Pesa, part cash",
    text: "One sale can be paid in several ways. The till says what is left, and each part is on the same receipt.",
  },
  evening: {
    title: "In the evening it adds up",
    text: "Cash, M-Pesa and card are counted by method and by cashier, so each shilling belongs to a sale.",
  },
  need: {
    title: "What you need",
    items: [
      "An M-Pesa number of your business: a Till or a PayBill",
      "VeltoPOS, on our POS terminal or on what you have",
      "For cards, and M-Pesa at the table: a payment terminal",
    ],
    link: { label: "What the machines cost", to: "/pricing" },
  },
  ask: {
    title: "What we answer in your quote",
    lede: "Ask before you buy. It depends on your number and on your agreement with Safaricom.",
    items: [
      "Which of my numbers can be connected: Till, PayBill or Pochi?",
      "Do I keep my number, and does the money go straight to it?",
      "What does connecting it cost, once and each month?",
      "Who is called when a payment does not show?",
    ],
    link: { label: "Ask for a quote", to: "/request-demo" },
  },
  more: [
    { label: "M-Pesa in a shop", to: "/products/veltopos/retail" },
    { label: "M-Pesa in a restaurant", to: "/products/veltopos/restaurants" },
    { label: "POS trends in Kenya", to: "/blog/pos-trends-kenya" },
  ],
  questions: "Questions about M-Pesa",
  closing: {
    title: "Take one M-Pesa payment now",
    text: "The till in your browser shows the cashier's screen and the customer's phone. No money moves.",
    action: { label: "Try the till", to: "/products/veltopos/try" },
  },
} as const;
