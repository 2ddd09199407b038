import { site } from "~/site";

export const papers = {
  from: "From",
  deliverTo: "Deliver to",
  item: "Item",
  quantity: "Qty",
  serial: "Serial no.",
  courier: "Courier",
  delivery: {
    title: "Delivery note",
    check: "Before you sign",
    checkText:
      "Count the boxes and look at each of them. Write down here what is missing or damaged, and keep a photo. Then sign.",
    return: "If something is wrong",
    returnText: `Call ${site.phones[0]}. Return an unused, complete machine in its box within ${site.promises.returnDays} days of delivery.`,
    signatures: ["Received by: name and signature", "Day and time"],
  },
  packing: {
    title: "Packing list",
    inBox: "In the box",
    /** To tick by hand. */
    box: "☐",
    note: "For the packer",
    noteText: "Tick each line, and compare the serial numbers with those on the machines.",
    signatures: ["Packed by", "Checked by"],
  },
  warranty: {
    title: "Warranty card",
    machine: "Machine",
    until: "Warranty until",
    asConfirmed: "as your confirmation says",
    starts: "Starts at delivery",
    startsText: (day: string | undefined) =>
      day
        ? `Delivered on ${day}. The warranty runs from that day.`
        : "The warranty runs from the day of delivery.",
    claim: "To claim",
    claimText: `Look up the serial number at ${new URL(site.origin).host}/warranty, or call ${site.phones[0]}. Have the serial number ready, and say what the machine does.`,
    covers: "What it covers",
    coversText:
      "Each machine carries its manufacturer's warranty. The rights that the law gives a buyer come on top of it.",
  },
};
