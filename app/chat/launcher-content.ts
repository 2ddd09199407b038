/** Apart from the chat's own texts, because every page carries these. */
export const launcher = {
  title: "Chat with Velto",
  close: "Close chat",
  open: "Open chat",
  opening: "The chat is opening.",
  asPage: "Open it as a page",
  failed: "The chat did not open. The rest of the site works as before.",
  contact: "Write to us instead",
  retry: "Try again",
} as const;
