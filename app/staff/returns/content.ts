import type { ReturnState } from "~/db/schema";

export const returnStateWords: Record<ReturnState, string> = {
  asked: "Asked for",
  received: "Here",
  repaired: "Repaired",
  replaced: "Replaced",
  refunded: "Money back",
  "sent-back": "Sent back",
  dropped: "Never came",
};

export const returnTexts = {
  title: "Returns",
  views: "Which returns",
  open: "Open",
  over: "Over",
  columns: {
    number: "Number",
    machine: "Machine",
    buyer: "Buyer",
    fault: "What is wrong",
    state: "State",
    at: "Asked",
  },
  none: {
    title: "No returns",
    text: "A return begins with the serial number of a machine that we have shipped.",
  },
  pages: "Pages of returns",
  ask: {
    title: "A machine comes back",
    fields: { serial: "Serial number", fault: "What is wrong, in the buyer's words" },
    tell: "Email the buyer the label",
    act: "Open a return",
    done: (number: string) => `Return ${number} is open.`,
  },
  back: "All returns",
  facts: {
    machine: "Machine",
    serial: "Serial no.",
    order: "Order",
    buyer: "Buyer",
    warranty: "Warranty until",
    noWarranty: "as the order's confirmation says",
    fault: "What is wrong",
    work: "What was done",
    replacement: "In its place",
    courier: "Sent back by",
  },
  label: "Returns label",
  tell: "Email the buyer",
  history: "History",
  actions: {
    ask: "Opened the return",
    receive: "Received the machine",
    repair: "Repaired it",
    replace: "Replaced it",
    refund: "Gave the money back",
    "send-back": "Sent it back",
    drop: "Closed it: it never came",
  } as Record<string, string>,
  refused: {
    "unknown-serial":
      "No order has this serial number. Look at the machine again, or write the number down on its order first.",
    "never-shipped":
      "This machine was never shipped, so it can't come back. Its order can be changed or cancelled.",
    "open-already": (number: string) => `This machine has a return already: ${number}.`,
    changed:
      "Somebody has changed this return meanwhile. Nothing of yours was saved; look at it as it is now.",
    "not-possible": "This step is not open any more. For money back the order has to be delivered.",
    "too-much": (amount: string) => `The order costs ${amount}. That is the most.`,
    used: (serial: string) => `${serial} is in an order already. Look at the machine again.`,
    unreadable: "A serial number has at least 3 letters or digits.",
    stock: (machine: string) => `The stock has no ${machine} here. Receive or correct it under Stock first.`,
  },
};
