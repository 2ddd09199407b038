/** The bar of what waits for a connection. `what` is an order, a message, a demo request. */
export const unsentTexts = {
  waiting: (what: string) => `Your ${what} is kept in this browser. It is sent when you are back online.`,
  sending: (what: string) => `Sending your ${what}…`,
  later: (what: string) => `Your ${what} is not sent yet. We try again by ourselves.`,
  sent: (what: string) => `Your ${what} is sent.`,
  refused: (what: string) => `Your ${what} was not sent. Please check it and send it again.`,
  see: "See it",
  open: "Open it",
  dismiss: "Dismiss",
} as const;
