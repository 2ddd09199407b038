/** What may be said about KRA and eTIMS: what is there, and what to ask us. The same as the question 'etims'. */
export const tax = {
  title: "KRA and eTIMS, plainly",
  there: "What is there",
  ask: "What to ask us before you buy",
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
    "How eTIMS is covered for the way your business is registered with KRA",
    "That the answer is in your quote, in writing",
  ],
} as const;
