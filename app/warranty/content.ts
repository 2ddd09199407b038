import { site } from "~/site";

const [mobile] = site.phones;

export const warrantyPage = {
  meta: {
    title: "Warranty of a machine",
    description:
      "Enter the serial number of your Velto machine to see whether it is under warranty, and how to claim.",
    path: "/warranty",
  },
  title: "Is it under warranty?",
  lede: "Enter the serial number. It stands on a sticker on the machine, on your delivery note and on your receipt.",
  serial: "Serial number",
  missing: "Enter the serial number.",
  send: "Look it up",
  failed: "Failed to look up the machine. Please try again later.",
  states: {
    unknown: {
      title: "We don't know this number",
      text: `Compare each letter and digit with the sticker. If it is right, call ${mobile} or write to us.`,
    },
    running: {
      title: (until: string) => `Under warranty until ${until}`,
      text: (machine: string) => `${machine}, sold by us. The warranty runs from its delivery.`,
    },
    over: {
      title: (until: string) => `The warranty ended on ${until}`,
      text: (machine: string) =>
        `${machine}, sold by us. We still repair it and have parts; ask us what it costs.`,
    },
    confirmed: {
      title: "Sold by us",
      text: (machine: string) =>
        `${machine}. How long its warranty lasts stands in the confirmation of its order; it runs from the delivery.`,
    },
    gone: {
      title: "It came back to us",
      text: (machine: string) =>
        `${machine}. It was replaced or paid back, so this one has no warranty any more.`,
    },
    notDelivered: {
      title: "Not delivered yet",
      text: (machine: string) => `${machine}. Its warranty starts when it is delivered.`,
    },
  },
  machine: "Machine",
  claim: {
    title: "To claim",
    items: [
      "Have the serial number ready, and the reference of the order if you know it",
      "Describe the fault and what the screen shows; a photo helps",
    ],
    call: `Call ${mobile}`,
    write: "Write to us",
    more: "What a warranty covers",
  },
};
