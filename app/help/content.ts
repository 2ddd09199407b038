export const help = {
  meta: {
    title: "Help",
    searchTitle: "POS and ERP questions answered | Velto",
    description:
      "Answers about VeltoPOS, VeltoERP, our machines, orders, payment, delivery, KRA and eTIMS. Search them, or ask a person in Nairobi.",
    path: "/help",
  },
  title: "Questions and answers",
  lede: "The questions we are asked most, and our answers.",
  search: { label: "Search the answers", placeholder: "eTIMS, delivery, bei ya printer", button: "Search" },
  topics: "Topics",
  names: {
    veltopos: "VeltoPOS at the counter",
    software: "VeltoERP, price and set-up",
    machines: "Machines",
    orders: "Orders, payment and delivery",
    company: "Velto",
  },
  everywhere: "Search the whole site",
  back: "All questions",
  none: (asked: string) => `No answer found for '${asked}'. All questions are below.`,
  found: (count: number, asked: string) => `${count} ${count === 1 ? "answer" : "answers"} for '${asked}'`,
  closing: {
    title: "Not answered here?",
    text: "Send us a message or call. A person in Nairobi will answer.",
    action: { label: "Contact us", to: "/contact" },
  },
} as const;
