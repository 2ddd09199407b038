/** The bar of what waits for a connection. `what` is one of `things`. */
export const unsentTexts = {
  /** By the name that a form gives to what it sends. */
  things: {
    order: "Your order",
    message: "Your message",
    "demo request": "Your demo request",
    "request for a quotation": "Your request for a quotation",
  },
  waiting: (what: string) => `${what} is kept in this browser. It is sent when you are back online.`,
  sending: (what: string) => `Sending: ${what}…`,
  later: (what: string) => `${what} is not sent yet. We try again by ourselves.`,
  sent: (what: string) => `${what} is sent.`,
  refused: (what: string) => `${what} was not sent. Please check it and send it again.`,
  see: "See it",
  open: "Open it",
  dismiss: "Dismiss",
} as const;
