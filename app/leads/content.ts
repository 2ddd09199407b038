import { site } from "~/site";

/** What confirmations of messages and demo requests say. */
export const confirmationTexts = {
  message: {
    subject: "We have your message",
    thanks: `Thank you for writing to ${site.name}. We will reply to this address within ${site.promises.replyWithin}.`,
    urgent: `If it can't wait, call ${site.phones[0]}.`,
  },
  demo: {
    subject: "We have your demo request",
    wanted: "our software at work",
    thanks: (wanted: string) => `Thank you for asking to see ${wanted}.`,
    call: `We will call you within ${site.promises.replyWithin}, to learn what you sell, where, and what slows you down. Then we set up the demo for your business.`,
    choose: "Or choose a time yourself. Then you need not wait for our call.",
    chooseLink: "Choose a time",
    add: `To add something, reply to this email or call ${site.phones[0]}.`,
  },
  closing: {
    reason: (siteUrl: string) =>
      `You get this email because this address was given on ${siteUrl}. If that was not you, reply and tell us, and we will delete it.`,
    news: "You also asked for product news by email. It starts when you press this button, and you can stop it at any time.",
    newsLink: "Send me product news",
  },
} as const;
