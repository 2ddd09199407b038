import { site } from "~/site";
import { launcher } from "./launcher-content";

export const chat = {
  name: "Velto",
  line: "Automatic answers from this site",
  title: launcher.title,
  description: "Ask about prices, products and orders, or leave a message for the team.",
  log: "Conversation",
  today: "Today",
  greeting: `Karibu. I am Velto's automatic chat. Ask about prices, M-Pesa, machines or your order. People answer ${site.workingHours.label}.`,
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
  noIndex: "I can't look things up at the moment. Leave a message, and a person will answer it.",
  questions: "Common questions",
  suggested: "Suggested questions",
  handOver: {
    title: "Talk to a person",
    lead: `Leave your question. People answer ${site.workingHours.label}, by email or phone.`,
    name: "Name",
    contact: "Email or phone",
    message: "Message",
    privacy: "We use this to reply to you. The chat so far is sent with it.",
    privacyLink: "Privacy policy",
    send: "Send Message",
    sending: "Sending...",
    whatsapp: launcher.whatsapp,
    whatsappText: launcher.whatsappText,
    answers: {
      title: "Thank You!",
      done: "Your message has been sent successfully! We will get back to you soon.",
      failed: "Failed to send message. Please try again later.",
    },
    next: `We reply within ${site.promises.replyWithin}. If it can't wait, call ${site.phones[0]}.`,
  },
} as const;

/** What it says where no written answer is asked for, in the language that it was spoken to in. */
export const replies = {
  english: {
    unknown: "I don't know that. Leave your question, and a person will answer it.",
    perhaps: "Did you mean one of these?",
    unclear: "I didn't understand that. Ask about prices, machines, M-Pesa, offline mode or an order.",
    near: "I have no short answer to that. This page may help, or leave your question for a person.",
    person: `This chat is automatic. Leave your message below, and a person will answer it. We work ${site.workingHours.label}.`,
    hello: "Karibu. Ask about prices, machines, M-Pesa, offline mode or an order.",
    thanks: "Karibu. Anything else?",
    ways: { order: "Find my order", whatsapp: launcher.whatsapp, person: "Talk to a person" },
  },
  swahili: {
    unknown: "Sina jibu la hilo hapa. Acha swali lako, mmoja wetu atakujibu.",
    perhaps: "Je, ulimaanisha moja ya haya?",
    unclear: "Sijaelewa. Uliza kuhusu bei, mashine, M-Pesa, kuuza bila mtandao au oda.",
    near: "Sina jibu fupi la hilo. Ukurasa huu unaweza kukusaidia, au acha swali lako na mmoja wetu atakujibu.",
    person: `Chat hii ni automatic. Acha ujumbe wako hapa chini, na mmoja wetu atakujibu. Tunafanya kazi ${site.workingHours.swahili}.`,
    hello: "Karibu. Uliza kuhusu bei, mashine, M-Pesa, kuuza bila mtandao au oda.",
    thanks: "Karibu sana. Kuna lingine?",
    ways: { order: "Tafuta oda yangu", whatsapp: "Andika WhatsApp", person: "Ongea na mtu" },
  },
} as const;

export type QuickAction = { label: string } & ({ goes: string } | { asks: string } | { does: "hand-over" });

export const quickActions: QuickAction[] = [
  { label: "Request a Demo", goes: "/request-demo" },
  { label: "Hardware prices", asks: "hardware-prices" },
  { label: "Track my order", goes: "/orders/find" },
  { label: chat.handOver.title, does: "hand-over" },
];

/** Ids of questions that come first on a page, and fill up the pages below it. */
export const suggestions: Record<string, string[]> = {
  "/": ["offline", "mpesa", "software-price"],
  "/products": ["pos-overview", "erp-overview", "hardware-prices"],
  "/products/veltoerp": ["erp-modules", "payroll", "deployment"],
  "/products/veltopos": ["offline", "mpesa", "pos-with-erp"],
  "/products/hardware": ["order-hardware", "order-payment", "delivery"],
  "/orders": ["track-order", "delivery", "returns"],
};
