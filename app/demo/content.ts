import { employeeRanges } from "~/choices/employee-ranges";
import type { ShownFields } from "~/forms/form-fields";
import type { DemoInput } from "~/leads/demo-input";
import { site } from "~/site";

export const demo = {
  meta: {
    title: "Request a Demo",
    searchTitle: "Book a free POS or ERP demo in Kenya | Velto",
    description:
      "See VeltoERP or VeltoPOS set up for your business. Answer four questions, and our team in Nairobi will call you.",
    path: "/request-demo",
  },
  hero: {
    title: "Request a Demo",
    lede: "See our solutions in action. Fill out the form below and our team will get back to you shortly.",
  },
  form: {
    fields: {
      name: { label: "Full Name", autoComplete: "name" },
      email: { label: "Business Email", as: "email" },
      company: { label: "Company Name", autoComplete: "organization" },
      phone: { label: "Phone Number", type: "tel", inputMode: "tel", autoComplete: "tel" },
      employees: {
        label: "Number of Employees",
        full: true,
        optional: true,
        as: "select",
        empty: "Select...",
        options: employeeRanges,
      },
      message: {
        label: "Additional Information",
        full: true,
        optional: true,
        as: "textarea",
        rows: 4,
        placeholder: "Tell us about your business needs...",
      },
    } satisfies ShownFields<Exclude<keyof DemoInput, "news">>,
    send: "Request Demo",
    sending: "Submitting...",
    legal: ["By submitting this form you agree to our", "terms", "and", "privacy policy", "."],
    privacy: `We use your answers to prepare the demo and keep them for ${site.promises.keepEnquiries}.`,
  },
  answers: {
    title: "Thank You!",
    done: "Your demo request has been submitted successfully! Our team will contact you shortly.",
    next: `We will call you within ${site.promises.replyWithin}.`,
    failed: "Failed to submit request. Please try again later.",
    again: "Request Another Demo",
  },
  steps: {
    title: "What happens next",
    sent: "You have sent the form",
    list: [
      { title: "You send the form", text: "Four questions, two minutes." },
      {
        title: "We call you",
        text: `Within ${site.promises.replyWithin}, to learn what you sell, where, and what slows you down.`,
      },
      { title: "You see your own business", text: "VeltoERP or VeltoPOS, set up with things you sell." },
    ],
  },
} as const;
