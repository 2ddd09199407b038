import type { Step } from "./steps";

type Words = {
  title: string;
  /** On the order's page. */
  button: string;
  /** Above the fields. */
  lead?: string;
  /** On the button that does it. */
  act: string;
  busy: string;
  leave: string;
  /** Why the buyer is told nothing. */
  untold?: string;
};

export const stepWords: Record<Step, Words> = {
  confirm: {
    title: "Confirm order",
    button: "Confirm order",
    lead: "Confirm only after you have spoken with the buyer about stock, delivery and payment. From then on there is a contract.",
    act: "Confirm order",
    busy: "Saving...",
    leave: "Not yet",
  },
  pay: {
    title: "Record payment",
    button: "Record payment",
    lead: "For money that did not come through the order page: a transfer, cash, or an M-Pesa code read from the statement.",
    act: "Record payment",
    busy: "Recording...",
    leave: "Cancel",
  },
  "pay-link": {
    title: "Send the pay link again",
    button: "Send the pay link again",
    act: "Send the link",
    busy: "Sending...",
    leave: "Cancel",
  },
  pack: {
    title: "Pack",
    button: "Pack",
    act: "Mark as packed",
    busy: "Saving...",
    leave: "Cancel",
    untold: "Packing is our own step. The order page keeps saying 'Confirmed'.",
  },
  "allow-unpaid": {
    title: "Allow packing before payment",
    button: "Allow packing before payment",
    lead: "The order can then be packed and shipped while money is still to come. The record says that you allowed it.",
    act: "Allow packing",
    busy: "Saving...",
    leave: "Cancel",
    untold: "What the buyer has to pay does not change.",
  },
  ship: {
    title: "Ship",
    button: "Ship",
    act: "Mark as on its way",
    busy: "Saving...",
    leave: "Cancel",
  },
  deliver: {
    title: "Deliver",
    button: "Deliver",
    act: "Mark as delivered",
    busy: "Saving...",
    leave: "Cancel",
  },
  cancel: {
    title: "Cancel order",
    button: "Cancel order",
    act: "Cancel order",
    busy: "Saving...",
    leave: "Keep order",
    untold: "Nobody is written to about a test or fake order.",
  },
  return: {
    title: "Record a return",
    button: "Record a return",
    lead: "Within 14 days of delivery for a machine that is unused, complete and in its box; at any time for a faulty one.",
    act: "Record return",
    busy: "Recording...",
    leave: "Cancel",
  },
  refund: {
    title: "Record refund",
    button: "Record refund",
    lead: "Send the money first, then record it here, with the reference of the transfer back. Only an owner sees this step.",
    act: "Record refund",
    busy: "Recording...",
    leave: "Cancel",
  },
  withdraw: {
    title: "Correct a payment",
    button: "Correct a payment",
    lead: "For money that was recorded on the wrong order, or with the wrong amount. It counts nowhere from then on; record it again where it belongs. No money moves.",
    act: "Take it back",
    busy: "Saving...",
    leave: "Cancel",
    untold: "The buyer is told nothing.",
  },
  "ask-again": {
    title: "Ask for the money again",
    button: "Ask for the money again",
    lead: "The buyer's page opens for paying again. Do this after you have spoken with the buyer.",
    act: "Ask again",
    busy: "Saving...",
    leave: "Cancel",
  },
  "serial-numbers": {
    title: "Serial numbers",
    button: "Serial numbers",
    act: "Save",
    busy: "Saving...",
    leave: "Cancel",
    untold: "Serial numbers are for our own warranty work.",
  },
};

export const told = {
  byEmail: "The buyer is told by email",
  nothing: "The buyer is told nothing",
  tick: "Tell the buyer",
  unticked: "You have switched it off for this step.",
  withoutScript: "Show the email with these values",
};

export const fields = {
  deliveryDay: "Delivery day",
  deliveryCost: "Delivery cost",
  deliveryHint: "Paid to the courier on arrival. It is no part of this order's total.",
  warranty: "Warranty",
  warrantyHint: "Stands in the confirmation. Our terms promise that it does.",
  warrantyExample: "For example: 12 months",
  paysBy: "How the buyer pays",
  method: "Method",
  backBy: "Back by",
  amount: "Amount",
  inKsh: "in ksh",
  optional: "Optional",
  internal: "Internal",
  receipt: "Receipt code or reference",
  receiptHint: "M-Pesa: 10 letters and digits. Cash needs none.",
  received: "Received",
  sent: "Sent",
  note: "Note",
  noteExample: "For example: paid from a sister's phone",
  leftAfter: "Left to pay after this",
  inTheBox: "In the box",
  serials: "Serial numbers",
  serialsExample: "One on each line",
  serialsHint: "Needed for warranty claims.",
  courier: "Courier",
  trackingNumber: "Tracking number",
  trackingExample: "If the courier gives one",
  trackingUrl: "Tracking link",
  leavesOn: "Leaves on",
  arrivesOn: "Arrives",
  driverPhone: "Driver's phone",
  handedOver: "Handed over on",
  signedBy: "Signed by",
  damage: "Damage noted on the slip",
  none: "None",
  reason: "Reason",
  ownWords: "In your words",
  held: (amount: string) => `${amount} has been paid.`,
  refundOpens: (amount: string, day: string) =>
    `Cancelling opens a refund of ${amount}, due by ${day}. An owner confirms it.`,
  items: "What came back",
  itemsExample: "For example: 1 POS Terminal",
  condition: "Its condition",
  unused: "Unused, complete and in its box",
  faulty: "Faulty",
  refund: "Worth of what came back",
  isSure: "Yes, this is what happened",
  wrong: "What was wrong",
  wrongExample: "For example: belongs to VLT-7K3M9PX",
};

export const throwAway = {
  ask: "Throw away what you typed?",
  keep: "Keep typing",
  leave: "Throw away",
};
