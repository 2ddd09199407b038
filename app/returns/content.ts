import { site } from "~/site";

const [mobile] = site.phones;

export const returnTexts = {
  email: {
    asked: {
      subject: (number: string) => `Send us your machine: ${number}`,
      text: "Put the machine into its box, with its cables. Print the label that is attached and stick it on the box; without a printer, write its number on the box.",
    },
    received: {
      subject: (number: string) => `We have your machine: ${number}`,
      text: "We look at it now and tell you what we found.",
    },
    "sent-back": {
      subject: (number: string) => `Your machine is on its way: ${number}`,
      repaired: "It is repaired.",
      replaced: (serial: string) => `You get another one in its place. Its serial number is ${serial}.`,
    },
    dropped: {
      subject: (number: string) => `Return ${number} is closed`,
      text: "The machine did not reach us, so we have closed the return. If you still want to send it, reply to this email.",
    },
    machine: "Machine",
    serial: "Serial number",
    fault: "What is wrong",
    work: "What we did",
    courier: "Carried by",
    tracking: "Tracking number",
    open: "See your order",
    questions: (number: string) =>
      `Questions? Reply to this email or call ${mobile}. Your number is ${number}.`,
  },
  label: {
    title: "Returns label",
    from: "From",
    sendTo: "To",
    machine: "Machine",
    serial: "Serial no.",
    fault: "What is wrong",
    pack: "How to pack it",
    packText:
      "In its box, with its cables and its charger. Stick this page on the outside, where it can be read.",
    next: "What happens next",
    nextText: `We tell you when it is here and what we found. Questions: ${mobile}.`,
  },
};
