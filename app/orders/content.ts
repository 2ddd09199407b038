import { type PaymentMethod, paymentMethods } from "~/choices/payment-methods";
import type { OrderStatus, PaymentStatus } from "~/db/schema";
import type { ShownFields } from "~/forms/form-fields";
import { vatWords } from "~/money/vat";
import { site } from "~/site";
import type { BuyerInput } from "./order-input";

export const orderTexts = {
  answers: {
    done: "We have your order.",
    failed: "Failed to place your order. Please try again later.",
  },
  sentBefore: {
    message: "This order was sent before, with another email or phone number.",
    note: "We have that one. Its link is in the email we sent. To order again, reload the page first.",
  },
  otherPrice: {
    message: (name: string, price: string) => `The price has changed: the ${name} now costs ${price}.`,
    note: (total: string) =>
      `Nothing has been ordered. Your total is now ${total}. Send the form again to order at this price.`,
  },
  notInStock: {
    message: (name: string, free: number) =>
      free > 0
        ? `Only ${free} of the ${name} can be ordered now.`
        : `The ${name} is not in stock at the moment.`,
    note: (free: number) =>
      free > 0
        ? "Nothing has been ordered. Change the quantity and send the form again, or ask us when more come in."
        : "Nothing has been ordered. Ask us when more come in.",
  },
  nothingChosen: "Choose at least one machine first.",
  consoleLine: "Error creating order",
  next: `We will call you within ${site.promises.replyWithin} to agree on delivery and payment. Nothing has been charged yet.`,
};

export const orderForm = {
  title: "Your order",
  lines: "Your counter",
  fields: {
    customer_name: { label: "Full name", full: true, autoComplete: "name" },
    customer_email: { label: "Email", as: "email" },
    customer_phone: {
      label: "Phone number",
      type: "tel",
      inputMode: "tel",
      autoComplete: "tel",
      placeholder: "0700 000 000",
    },
    shipping_address: {
      label: "Shipping address",
      full: true,
      as: "textarea",
      rows: 2,
      autoComplete: "street-address",
      placeholder: "Building, street, town",
    },
  } satisfies ShownFields<Exclude<keyof BuyerInput, "payment_method">>,
  total: "Total",
  quantity: "Quantity",
  method: "Payment method",
  methods: paymentMethods as Record<PaymentMethod, string>,
  send: "Place order",
  sending: "Placing order...",
  noPayment: "No payment is taken on this page.",
  privacy: "We use these details to deliver your order.",
  quote: "request a quote",
  leave: {
    title: "Close without ordering?",
    text: "Nothing has been ordered. What you typed stays in this browser for next time.",
    stay: "Keep ordering",
    leave: "Close",
  },
};

export const orderFormPage = {
  meta: (machine?: string) => ({
    title: machine ? `Order the ${machine}` : "Order your counter",
    description: machine
      ? `Order the ${machine} from Velto: say how many, where to and how you want to pay. Nothing is charged on this page.`
      : "Order several machines from Velto together: tell us where to deliver and how you want to pay. Nothing is charged on this page.",
    path: "/products/hardware/order",
    noindex: true,
  }),
  hardware: "Hardware",
  change: "Change the numbers",
};

export const placed = {
  title: "Order placed",
  total: (total: string) => `Total ${total}.`,
};

export const orderPage = {
  title: (reference: string) => `Order ${reference}`,
  heading: "Order",
  description: "The status, the total and the next step of a Velto hardware order.",
  keep: "Save this link to come back to your order. Anyone who has it can see this page.",
  print: "Print pro-forma",
  download: "Download as PDF",
  printReceipt: "Print receipt",
  /** A confirmed order that can be paid here, and is not yet. */
  payFirst: "Your order is confirmed. Pay here, and we will pack your machines.",
  /** A confirmed order where no way to pay is set up. */
  callsToPay: `Your order is confirmed. We will call you within ${site.promises.replyWithin} to agree on how you pay, and pack your machines when the money is here.`,
  help: "Message us about this order",
  call: "Questions? Call",
};

export const proForma = {
  title: "Pro-forma",
  seller: "Seller",
  buyer: "Buyer",
  item: "Item",
  quantity: "Quantity",
  unitPrice: `Unit price, ${site.vat.note}`,
  amount: "Amount",
  method: "Payment method",
  payment: "Payment",
  ...vatWords,
  total: "Total",
  included: site.vat.note as string,
  paid: "Paid",
  credited: "Machines returned",
  refunded: "Sent back to you",
  left: "Balance",
  kraPin: "KRA PIN",
  foot: "This is a pro-forma and not a tax invoice. Your eTIMS tax invoice follows after payment.",
  receipt: "Receipt",
  receiptFoot: "This is a receipt and not a tax invoice. Your eTIMS tax invoice follows.",
  serial: "Serial no.",
  receiptIssued: "This is a receipt. Your eTIMS tax invoice is on your order's page.",
  follows: "It will be made out to the KRA PIN above.",
  deliverTo: "Deliver to",
  print: "Print",
  back: "Back to your order",
  notes: {
    pay: "How to pay",
    payText: (reference: string) =>
      `On your order's page, by any method shown there, or by bank transfer with the reference ${reference}, to the account in our confirmation.`,
    payLater:
      "We confirm your order first. Then your order's page shows how to pay. Please don't send money before that.",
    delivery: "Delivery",
    deliveryText: (day: string | null, cost: string | null) =>
      day
        ? `${day}. ${cost ? `${cost}. ` : ""}Delivery is not part of the total above.`
        : "We agree on the day and the cost with you before dispatch. Delivery is not part of the total above, and neither is VeltoPOS.",
    returns: "Returns and warranty",
    returnsText: (warranty: string | null) =>
      `Return an unused, complete machine in its box within ${site.promises.returnDays} days of delivery. ${warranty ? `Warranty: ${warranty}` : "Each machine carries its manufacturer's warranty; the confirmation states its length"}.`,
    tax: "Tax",
  },
};

export const paymentStates: Record<PaymentStatus, string> = {
  pending: "Not yet paid",
  part_paid: "Partly paid",
  paid: "Paid",
  failed: "Not yet paid",
  refunded: "Refunded",
};

/** Below the title of a step, where the day and the rest are known. */
export const wayFacts = {
  agreedDay: (day: string) => `Delivery is agreed for ${day}.`,
  carriedBy: (courier: string) => `Carried by ${courier}.`,
  tracking: (number: string) => `Tracking number ${number}.`,
  follow: "Follow it",
  arrives: (day: string) => `It arrives on ${day}.`,
  signedBy: (name: string) => `Signed for by ${name}.`,
  /** Of an order that is paid in part. */
  partPaid: (paid: string, left: string) => `${paid} paid. Balance: ${left}`,
  notYet: "Not yet",
};

export const cancelled = {
  title: "Cancelled",
  nothing: "Nothing is delivered and nothing is charged.",
  refundDue: (amount: string, day: string) => `You will get ${amount} back by ${day}.`,
  refunded: (amount: string) => `We have refunded ${amount}.`,
  cameBack: "We have your return.",
};

export const progress = "Order progress";

/** The way of an order, in its order. */
export const steps: { status: Exclude<OrderStatus, "cancelled">; title: string; text: string }[] = [
  { status: "pending", title: "Received", text: "Our sales team has your order." },
  {
    status: "confirmed",
    title: "Confirmed",
    text: "Delivery and payment are agreed.",
  },
  { status: "shipped", title: "On its way", text: "The machines have left our store in Nairobi." },
  {
    status: "delivered",
    title: "Delivered",
    text: `The machines are with you. Need help setting up? Call ${site.phones[0]}.`,
  },
];

export const nextStep: Record<OrderStatus, string> = {
  pending: orderTexts.next,
  confirmed: "We are packing your machines, and will tell you when they leave.",
  packed: "Your machines are packed. We will tell you when they leave.",
  shipped: "Have someone at the address to sign for the delivery.",
  delivered: "Unpack, connect power and network, and sign in. If anything is missing, call us.",
  cancelled: "This order was cancelled.",
};

export const unknownOrder = {
  title: "We can't find this order",
  lede: "The link may be incomplete, or a character in it may be wrong. Your order itself is safe with us.",
  find: "Find your order",
  call: "Or call us with your order reference on",
};

export const findPage = {
  meta: {
    title: "Find your order",
    description:
      "Lost the link to your Velto hardware order? Enter its reference and your email or phone number, and we will email you the link.",
    path: "/orders/find",
  },
  title: "Find your order",
  lede: "Enter the reference, and the email or phone number you ordered with. We'll email you the link.",
  last: { lead: "Your last order on this device:", clear: "Clear" },
  form: {
    reference: "Order reference",
    referenceHint: "It starts with VLT. It is in the email we sent you.",
    contact: "Email or phone you ordered with",
    send: "Email me the link",
    sending: "Sending...",
  },
  answers: {
    title: "Check your email",
    done: "If an order matches, we have emailed its link to the address given in that order.",
    again: "No email? Check both fields and send again.",
    failed: "Failed to look up your order. Please try again later.",
  },
  help: "No email after ten minutes? Call us with the reference:",
};

/** On the order's page. */
export const taxOnOrder = {
  title: "Tax invoice",
  due: { invoice: "Your tax invoice follows by email.", credit_note: "A credit note follows by email." },
  kinds: { invoice: "Tax invoice", credit_note: "Credit note" },
  of: (day: string) => `of ${day}`,
  wrongPin: `Is the KRA PIN on it wrong? Call ${site.phones[0]}: we credit it and issue a new one.`,
};
