/** Apart from the chat's own texts, because every page carries these. */
export const launcher = {
  title: "Chat with Velto",
  close: "Close chat",
  open: "Open chat",
  opening: "The chat is opening.",
  asPage: "Open it as a page",
  failed: "The chat did not open. The rest of the site still works.",
  offline: "You are offline. The chat opens when the connection is back.",
  call: "Call",
  whatsapp: "Write on WhatsApp",
  whatsappText: "Hello Velto, I have a question.",
  contact: "Contact page",
  retry: "Try again",
} as const;
