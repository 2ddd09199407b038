export const search = {
  title: "Search",
  description: "Search Velto's products, hardware, services, articles and answers to common questions.",
  label: "Search Velto",
  placeholder: "Offline mode, receipt printer, bei ya POS",
  button: "Search",
  hint: "Type / to search, and use the arrow keys to move through results.",
  popularTitle: "Popular searches",
  popular: [
    "Hardware prices",
    "M-Pesa at the till",
    "Offline mode",
    "Kitchen display",
    "Payroll",
    "Delivery",
  ],
  nothing: {
    title: "Nothing found for",
    text: "Try fewer words or different ones, or send us a message and a person will reply.",
    contact: "Contact us",
  },
  count: (total: number, question: string) =>
    `${total} ${total === 1 ? "result" : "results"} for '${question}'`,
  best: (shown: number) => `, the best ${shown} below`,
  kinds: { page: "Page", product: "Product", article: "Article", question: "Question" },
} as const;
