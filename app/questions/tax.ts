/** What may be said about KRA and eTIMS: what is there, and what to ask us. The same as the question 'etims'. */
export const tax = {
  title: "KRA and eTIMS: what we say today",
  there: "What it does now",
  ask: "Ask us before you buy",
  link: { label: "Ask us about eTIMS", to: "/contact" },
  veltopos: {
    there: ["Receipts and invoices show the VAT and your KRA PIN", "Invoices by print, email or QR code"],
  },
  veltoerp: {
    there: [
      "Invoices show the VAT and your KRA PIN",
      "Sales, stock and tax are posted in the same step as the invoice",
    ],
  },
  questions: [
    "How will my invoices reach eTIMS?",
    "What happens to them when the network is down?",
    "Will you put that in my quote?",
  ],
} as const;
