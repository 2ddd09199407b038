import { site } from "~/site";
import { launcher } from "./launcher-content";

export const chat = {
  name: "Velto",
  line: "Sales and support, 24/7",
  title: launcher.title,
  description: "Ask about prices, products and orders, or leave a message for the team.",
  log: "Conversation",
  today: "Today",
  greeting: "Karibu. What do you sell, and what would you like to sort out first?",
  field: "Message",
  placeholder: "Write a message",
  send: "Send",
  speak: "Speak",
  listening: "Listening. Press again to stop.",
  noMicrophone: "The microphone can't be used here. Write your question instead.",
  close: launcher.close,
  back: "Back to the site",
  copy: "Copy this answer",
  copied: "Copied",
  notCopied: "This browser does not allow copying here.",
  readMore: "Read more:",
  unknown:
    "I don't know that. I only know what stands on this site. Leave your question, and a person answers it.",
  perhaps: "Perhaps you meant one of these.",
  hello: "Karibu. Ask about prices, machines, M-Pesa, offline mode or an order.",
  thanks: "Karibu. Anything else?",
  noIndex: "I can't look things up at the moment. Leave a message, and a person answers it.",
  questions: "Common questions",
  suggested: "Suggested questions",
  handOver: {
    title: "Talk to a person",
    lead: "Leave your question. We answer by e-mail or call you back.",
    name: "Name",
    contact: "Email or phone",
    message: "Message",
    privacy: "We use this to answer you. The chat so far goes with it.",
    privacyLink: "Privacy policy",
    send: "Send Message",
    sending: "Sending...",
    whatsapp: "Write on WhatsApp",
    whatsappText: "Hello Velto, I have a question.",
    answers: {
      title: "Thank You!",
      done: "Your message has been sent successfully! We will get back to you soon.",
      failed: "Failed to send message. Please try again later.",
    },
    next: `One of us reads it and answers within ${site.promises.replyWithin}. If it can't wait, call ${site.phones[0]}.`,
  },
} as const;

export type QuickAction = { label: string } & ({ goes: string } | { asks: string } | { does: "hand-over" });

export const quickActions: QuickAction[] = [
  { label: "Request a Demo", goes: "/request-demo" },
  { label: "Hardware prices", asks: "hardware-prices" },
  { label: "Track my order", goes: "/orders/find" },
  { label: "Talk to a person", does: "hand-over" },
];

/** Ids of questions that fit a page; the longest path that leads it wins. */
export const suggestions: Record<string, string[]> = {
  "/": ["offline", "mpesa", "software-price"],
  "/products": ["pos-overview", "erp-modules", "hardware-prices"],
  "/products/veltoerp": ["erp-modules", "payroll", "deployment"],
  "/products/veltopos": ["offline", "mpesa", "pos-with-erp"],
  "/products/veltopos/retail": ["loyalty", "scales-scanners", "branches"],
  "/products/veltopos/restaurants": ["restaurants", "mpesa", "offline"],
  "/products/veltopos/bars-wines-spirits": ["bars", "cashiers", "invoices"],
  "/products/veltopos/rental": ["rental", "offline", "software-price"],
  "/products/veltopos/furniture": ["furniture", "delivery", "software-price"],
  "/products/hardware": ["order-hardware", "order-payment", "delivery"],
  "/products/hardware/pos-terminals": ["pos-terminal-specs", "order-payment", "delivery"],
  "/products/hardware/receipt-printers": ["receipt-printer-specs", "order-payment", "delivery"],
  "/products/hardware/payment-terminals": ["payment-terminal-specs", "order-payment", "delivery"],
  "/products/hardware/barcode-scanners": ["barcode-scanner-specs", "scales-scanners", "delivery"],
  "/orders": ["track-order", "delivery", "returns"],
  "/services": ["migration", "training", "integrations"],
  "/enterprise": ["enterprise", "security", "deployment"],
  "/individual": ["small-business", "mpesa", "software-price"],
  "/request-demo": ["demo", "software-price", "contract"],
  "/contact": ["support-hours", "consultation", "track-order"],
  "/company": ["about", "careers", "contact"],
  "/careers": ["careers", "about", "contact"],
  "/privacy": ["data-protection", "security", "contact"],
  "/terms": ["returns", "delivery", "uptime"],
  "/blog": ["erp-modules", "security", "demo"],
};
