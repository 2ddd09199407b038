import type { ShownFields } from "~/forms/form-fields";
import type { ContactInput } from "~/leads/contact-input";
import { site } from "~/site";

export const contact = {
  call: "Call us",
  whatsApp: "WhatsApp",
  meta: {
    title: "Contact Us",
    description:
      "Write to Velto in Nairobi, call, or send a WhatsApp message. Ask about VeltoERP, VeltoPOS, hardware, prices or support.",
    path: "/contact",
  },
  hero: { title: "Contact Us", lede: "Get in touch with our team for any inquiries or support" },
  about: "You are asking about",
  form: {
    fields: {
      name: { label: "Name", full: true, autoComplete: "name" },
      email: { label: "Email", full: true, as: "email" },
      message: { label: "Message", full: true, as: "textarea", rows: 4 },
    } satisfies ShownFields<Exclude<keyof ContactInput, "news">>,
    send: "Send Message",
    sending: "Sending...",
    reply: `We reply to this email address within ${site.promises.replyWithin}.`,
    privacy: `We use this to reply to you and keep it for ${site.promises.keepEnquiries}.`,
  },
  answers: {
    title: "Thank You!",
    done: "Your message has been sent successfully! We will get back to you soon.",
    failed: "Failed to send message. Please try again later.",
  },
  notice: {
    title: "Contact information",
    phone: "Phone",
    whatsApp: "WhatsApp",
    whatsAppLink: "Write to us on WhatsApp",
    email: "Email",
    address: "Address",
    hours: "People answer",
    open: site.workingHours.label as string,
    anyHour: `Machine down? Call ${site.phones[0]} at any hour.`,
    company: "Company",
  },
} as const;
