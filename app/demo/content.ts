import { site } from "~/site";

export const demo = {
  meta: {
    title: "Request a Demo",
    description:
      "See VeltoERP or VeltoPOS set up for your business. Fill in four answers and our team in Nairobi will call you.",
    path: "/request-demo",
  },
  hero: {
    title: "Request a Demo",
    lede: "See our solutions in action. Fill out the form below and our team will get back to you shortly.",
  },
  form: {
    name: "Full Name",
    email: "Business Email",
    company: "Company Name",
    phone: "Phone Number",
    employees: "Number of Employees",
    employeesEmpty: "Select...",
    message: "Additional Information",
    messagePlaceholder: "Tell us about your business needs...",
    send: "Request Demo",
    sending: "Submitting...",
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
    list: [
      { title: "You send the form", text: "Two minutes, four answers." },
      {
        title: "We call you",
        text: `Within ${site.promises.replyWithin}, to hear what you sell, where, and what slows you down.`,
      },
      { title: "You see your own business", text: "VeltoERP or VeltoPOS, set up with things you sell." },
    ],
  },
} as const;
