import { shillings } from "../../money/cents";
import type { MachineFacts, MachinePage } from "../machine-entry";

export const paymentTerminal = {
  id: "payment-terminal",
  name: "Payment Terminal",
  family: "Payment terminals",
  path: "/products/hardware/payment-terminals",
  line: "Card and M-Pesa, at the table or the counter.",
  icon: "smartphone-nfc",
  price: shillings(30_000),
  badge: "Essential",
  counter: {
    line: "Cards at the counter or the table",
    usual: 1,
    cutout: { height: 604, millimetres: 240 },
  },
} as const satisfies MachineFacts;

export const paymentTerminalPage = {
  description: "Takes card and M-Pesa at the counter or the table. Up to 12 hours of battery, PCI PTS 5.x.",
  fact: "Up to 12 hours of battery",
  lede: "The amount goes from the till to the terminal by itself. Nobody types it twice, so nobody types it wrong.",
  specs: [
    { name: "Battery", value: "Up to 12 hours" },
    { name: "Security", value: "PCI PTS 5.x" },
    { name: "Takes", value: "Debit and credit cards by chip or tap, and M-Pesa" },
    { name: "Carried", value: "By hand, or on its stand at the counter" },
    { name: "Works with", value: "POS terminal, receipt printer" },
    { name: "Software", value: "Works with VeltoPOS, every edition; priced separately" },
  ],
  features: [
    {
      icon: "battery-charging",
      title: "All-day battery",
      text: "It works through the trading day and charges on its stand at night.",
    },
    {
      icon: "shield-check",
      title: "The PIN stays inside",
      text: "The card's PIN never leaves the terminal. The till does not see it.",
    },
    {
      icon: "smartphone-nfc",
      title: "Payment where they sit",
      text: "The waiter brings it. The card stays in the customer's hand.",
    },
    {
      icon: "refresh-cw",
      title: "Amount from the till",
      text: "VeltoPOS sends the total, and the answer comes back to the sale.",
    },
    {
      icon: "split",
      title: "Split payments",
      text: "Part cash, part M-Pesa, part card: each part is on the same bill.",
    },
    {
      icon: "file-check",
      title: "Counted at closing",
      text: "Card, cash and M-Pesa are side by side in the day's report.",
    },
  ],
  info: {
    title: "Every shilling on one bill",
    text: "One guest pays with a gift card, M-Pesa and cash. The next one taps a card. Each payment is recorded on its sale with the time and the cashier's name, and the day still balances at closing.",
    link: { label: "See VeltoPOS for shops", to: "/products/veltopos/retail" },
    screen: "split-payment",
  },
  close: {
    title: "Take payment where the customer is",
    text: "Order now, or ask us how it connects to your till.",
  },
  pictures: {
    alt: "Velto handheld payment terminal on its stand, asking for ksh 1,170.00 with a tap-to-pay symbol and an M-Pesa button above a physical keypad",
    views: [
      {
        view: "front",
        label: "from the front",
        alt: "Velto payment terminal on its stand seen from the front, ready for a card, a phone or M-Pesa",
      },
      {
        view: "back",
        label: "from behind, with its sockets",
        alt: "Back of the Velto payment terminal with camera and speaker, standing on its charging stand with a USB-C cable",
      },
      {
        view: "use",
        label: "in use",
        alt: "Velto payment terminal lying on a counter with a card in its slot and the message Payment received, beside a phone with an M-Pesa prompt",
      },
    ],
    turns: true,
  },
  questions: ["mpesa", "merchant-account", "power", "tax-invoice"],
  asked: {
    price:
      "payment terminal, payment terminal price, card machine, card machine price, do you have a card machine, swipe machine, pdq machine, price of payment terminal, bei ya mashine ya kadi, buy card reader, una mashine ya kadi",
    specs:
      "payment terminal battery, card machine battery life, pci, how long does the card reader battery last",
  },
} as const satisfies MachinePage;
