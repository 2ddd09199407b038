/** What every edition's page says. */
export const editionPage = {
  questions: (title: string) => `Questions about ${title}`,
  contact: "Contact us",
  parts: { overview: "Overview", features: "Features", hardware: "Hardware", questions: "Questions" },
  highlights: "What changes at your counter",
  features: "All Features",
  loyalty: "Customer loyalty",
} as const;
