import type { CancelReason } from "~/choices/cancel-reasons";
import type { AttemptState, OrderStatus } from "~/db/schema";
import { aboutProvider, isPrompt, type PaymentProvider } from "~/payment-providers/all";
import type { Reason } from "~/payments/reasons";
import { site } from "~/site";
import type { View } from "./filters";

const vatRate = `${site.vat.percent}%`;

export const statusWords: Record<OrderStatus, string> = {
  pending: "New",
  confirmed: "Confirmed",
  packed: "Packed",
  shipped: "On its way",
  delivered: "Delivered",
  cancelled: "Cancelled",
};

/** In the order in which an order goes through them: the teeth and the timeline. */
export const wayOfOrder = ["pending", "confirmed", "packed", "shipped", "delivered"] as const;

export const viewWords: Record<View, string> = {
  all: "All",
  "to-do": "To do",
  new: "New",
  unpaid: "Unpaid",
  "on-its-way": "On its way",
  cancelled: "Cancelled",
};

export const list = {
  title: "Orders",
  search: "Reference, name, phone, serial number, receipt code",
  inAll: (count: number, month?: string) => `${count} ${month ? `in ${month}` : "in all"}`,
  export: "Export CSV",
  newOrder: "New order",
  everyMonth: "Every month",
  everybody: "Everybody",
  nobody: "Nobody yet",
  anyMethod: "Any payment",
  show: "Show",
  tooManyToSum: "More than 10,000 orders: choose a month, a view or words to see their sums.",
  sums: { ordered: "Ordered", paid: "Paid", left: "Still to come", vat: `VAT in it, ${vatRate}` },
  columns: {
    order: "Order",
    buyer: "Buyer",
    machines: "Machines",
    status: "Status",
    payment: "Payment",
    placed: "Placed",
    owner: "Owner",
    amount: "Amount",
  },
  withoutVat: "Without VAT",
  counted: (counted: number, cancelled: number) =>
    `${counted} ${counted === 1 ? "order" : "orders"}${cancelled > 0 ? `, ${cancelled} cancelled not counted` : ""}`,
  none: {
    title: "No orders yet",
    text: "Orders from the hardware pages appear here as soon as they are placed.",
  },
  noMatch: {
    title: "Nothing matches",
    text: "No order has these words and filters.",
    clear: "Show every order",
  },
  spam: "Possible spam",
  pages: "Pages of orders",
};

export const newOrder = {
  title: "New order",
  sub: "For somebody on the telephone or at the counter",
  machines: "Machines",
  noLines: "Enter how many of at least one machine.",
  name: "Name",
  phone: "Phone",
  email: "Email",
  emailHint: "The confirmation and the link to the order go there. Leave it empty if there is none.",
  address: "Deliver to",
  addressHint: "Building, street and town.",
  method: "Wants to pay by",
  total: "Total, VAT included",
  workOut: "Work out the total",
  told: "With an email address the buyer gets the same email as after an order on the site. Prices are today's.",
  save: "Place the order",
  saving: "Saving...",
};

export const detail = {
  back: "Back to orders",
  placed: "Placed",
  buyersPage: "Buyer's page",
  proForma: "Pro-forma",
  items: {
    title: "Items",
    note: `Prices include VAT ${vatRate}`,
    machine: "Machine",
    quantity: "Qty",
    unitPrice: "Unit price",
    amount: "Amount",
    net: "Without VAT",
    vat: `VAT ${vatRate}`,
    total: "Total",
  },
  payments: {
    title: "Payments",
    none: "No money has arrived yet.",
    when: "When",
    method: "Method",
    receipt: "Receipt",
    from: "From",
    by: (name: string) => `Recorded by ${name}`,
    amount: "Amount",
    paid: "Paid",
    refunded: "Refunded",
    left: "Left to pay",
    record: "Record payment",
    refund: "refund",
    notTaken: "not taken",
    asked: "asked",
    owed: "Owed to the buyer",
    missing: "Went back, and is missing",
    credited: "Machines returned",
    correct: "Correct",
    correctNamed: (receipt: string) => `Correct ${receipt}`,
    withdrawn: (reason: string) => `Recorded by mistake: ${reason}`,
    toldByProvider: "as the provider tells",
    typed: (code: string) => `The buyer typed the M-Pesa code ${code}.`,
    compare: "Compare it with the statement.",
    found: "It is there: record it",
    notFound: "It is not there: tell the buyer",
  },
  notes: { title: "Notes", never: "Never shown to the buyer", add: "Add a note", save: "Save note" },
  audit: { title: "Audit trail", fixed: "Cannot be changed" },
  buyer: {
    title: "Buyer",
    name: "Name",
    business: "Business",
    phone: "Phone",
    email: "Email",
    pin: "KRA PIN",
    call: "Call",
    whatsapp: "WhatsApp",
    write: "Email",
    noEmail: "None known. Nothing is mailed: tell the buyer yourself.",
    link: "Link to the order",
    sendLink: "WhatsApp the link",
    linkText: (reference: string, url: string) => `Your order ${reference} with Velto: ${url}`,
  },
  others: {
    title: "Also of this buyer",
    orders: "Orders",
    quotations: "Quotations",
    conversations: "Messages",
  },
  delivery: {
    title: "Delivery",
    agreed: "Agreed",
    cost: "Cost",
    toCourier: "to the courier",
    warranty: "Warranty",
    pays: "Pays by",
    courier: "Carried by",
    tracking: "Tracking",
    follow: "Follow it",
    driver: "Driver",
    signed: "Signed by",
    damage: "Damage",
    serials: "Serial no.",
    returns: "Returns",
    noReturns: "none",
    openReturn: "Open a return",
  },
  owner: { title: "Owner", save: "Save", nobody: "Nobody yet" },
  timeline: { title: "Timeline", hidden: "not shown to the buyer", agreed: "agreed for" },
};

export function attemptName(provider: PaymentProvider): string {
  const about = aboutProvider(provider);
  return `${about.method.label} ${isPrompt(about) ? "prompt" : "page"}`;
}

/** How an attempt to pay stands, where no reason was given. */
export const attemptEnds: Record<AttemptState, string> = {
  requested: "Being asked for",
  waiting: "Waits for the buyer",
  unclear: "Asked, without a clear answer",
  unconfirmed: "Not confirmed yet",
  refused: "Could not be started",
  failed: "Failed",
  cancelled: "Left by the buyer",
  expired: "Ran out without a result",
  paid: "Paid",
  reversed: "Taken back by the provider",
};

export const reasonWords: Record<Reason, string> = {
  cancelled: "Cancelled on the phone",
  "wrong-pin": "Wrong PIN",
  "pin-locked": "PIN is locked",
  "too-little-money": "Not enough money in the account",
  unreachable: "The phone could not be reached",
  "no-answer": "Nobody answered the prompt",
  "daily-limit": "Over the daily limit",
  "over-maximum": "Over the maximum of one payment",
  "sent-twice": "Sent twice in a moment",
  busy: "The provider was busy",
  "our-fault": "The provider refused what we asked",
  declined: "Declined by the bank",
  unexplained: "No reason was given",
  "not-wanted": "Not taken: the order no longer wanted it",
};

export const cancelReasonWords: Record<CancelReason, string> = {
  "buyer-asked": "The buyer asked",
  "out-of-stock": "Out of stock",
  "wrong-price": "Price on the site was a mistake",
  "not-paid": "Not paid in time",
  "test-or-fake": "Test or fake order",
};

/** The form that changes an order. */
export const changeStep = {
  lead: "Only as the buyer has agreed. What was ordered keeps its price; what you add costs today's. A packed order whose machines change is packed again.",
  hasLeft: "It has left us, so it cannot be changed. A return is possible after delivery.",
  machines: "Machines",
  address: "Deliver to",
  day: "Delivery day",
  noDay: "Empty while no day is agreed.",
  agreed: "The buyer agreed",
  when: "When",
  with: "Who agreed",
  after: "After the change",
  before: "Total before",
  total: "New total, VAT included",
  owed: "Will be owed to the buyer",
  left: "Will be left to pay",
};

/** Around the form of every step. */
export const stepForm = {
  buyerTold: "The buyer is told by email",
  buyerNotTold: "The buyer is told nothing",
  tellBuyer: "Tell the buyer",
  noEmail: "No email address of the buyer is known. Tell them on the telephone or on WhatsApp.",
  unticked: "You have switched it off for this step.",
  showEmail: "Show the email with these values",
  saving: "Saving...",
  leave: "Cancel",
  isSure: "Yes, this is what happened",
  throwAway: "Throw away what you typed?",
  keepTyping: "Keep typing",
  throwIt: "Throw away",
  youTyped: "What you typed",
};

export const inStockTexts = {
  free: (free: number, wanted: number) =>
    free >= wanted ? `${free} free, ${wanted} wanted` : `Only ${free} free, ${wanted} wanted`,
};

export const serialTexts = {
  of: (machine: string) => `Serial numbers, ${machine}`,
  other: "Serial numbers, machine not noted",
  count: (given: number, wanted: number) => `${given} of ${wanted}`,
  hint: "One on each line. Needed for warranty claims.",
  scan: "Scan with the camera",
  stopScanning: "Stop the camera",
  camera: "What the camera sees",
  noCamera: "The camera can't be used here. Type the numbers, or use a scanner.",
};
