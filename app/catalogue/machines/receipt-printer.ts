import { shillings } from "../../money/cents";
import type { MachineFacts, MachinePage } from "../machine-entry";

export const receiptPrinter = {
  id: "receipt-printer",
  name: "Receipt Printer",
  family: "Receipt printers",
  path: "/products/hardware/receipt-printers",
  line: "Fast 80 mm receipts and kitchen tickets.",
  icon: "printer",
  price: shillings(50_000),
  badge: "Essential",
  counter: {
    line: "80 mm paper, with a 58 mm option",
    usual: 1,
    cutout: { height: 569, millimetres: 290 },
  },
} as const satisfies MachineFacts;

export const receiptPrinterPage = {
  description: "Prints at 300mm/s and 203 DPI on 80mm paper, with a 58mm option.",
  fact: "300mm/s on 80mm paper",
  lede: "Fast receipts at the counter, clear tickets in the kitchen.",
  specs: [
    { name: "Speed", value: "300mm/s" },
    { name: "Resolution", value: "203 DPI" },
    { name: "Paper", value: "80mm (58mm option)" },
    { name: "Prints", value: "Receipts, invoices and kitchen tickets, with QR codes" },
    { name: "Works with", value: "POS terminal" },
    { name: "Software", value: "Works with VeltoPOS, every edition; priced separately" },
  ],
  features: [
    {
      icon: "zap",
      title: "Fast printing",
      text: "A long receipt is out while the cashier still counts the coins.",
    },
    {
      icon: "receipt",
      title: "Small print stays readable",
      text: "Logos and QR codes come out sharp enough for a phone to read.",
    },
    {
      icon: "scroll-text",
      title: "Room for the tax lines",
      text: "Item names, VAT, your KRA PIN and your address on one slip.",
    },
    {
      icon: "ruler",
      title: "Fits a small counter",
      text: "It takes narrow rolls where space or the budget is tight.",
    },
    {
      icon: "chef-hat",
      title: "Add one in the kitchen or bar",
      text: "Each order prints where it is made: grill, cold kitchen or bar.",
    },
    {
      icon: "qr-code",
      title: "The invoice, three ways",
      text: "Print it, send it by email, or let the customer scan it.",
    },
  ],
  info: {
    title: "One roll, every slip",
    text: "Receipts at the till, tickets in the kitchen, a Z report at closing time. VeltoPOS decides what prints where, so nobody carries paper across the room.",
    link: { label: "See VeltoPOS for restaurants", to: "/products/veltopos/restaurants" },
    screen: "kitchen-rail",
  },
  close: {
    title: "Never write a receipt by hand again",
    text: "Order now, or ask us how many printers your floor needs.",
  },
  pictures: {
    alt: "Velto 80 mm receipt printer in off-white and graphite with a marigold feed button, printing a shop receipt for ksh 1,170.00",
    views: [
      {
        view: "front",
        label: "from the front",
        alt: "Velto receipt printer seen from the front with a receipt coming out of the top",
      },
      {
        view: "back",
        label: "from behind, with its sockets",
        alt: "Back of the Velto receipt printer: power, USB, network and cash drawer sockets, with power and network cables plugged in",
      },
      {
        view: "use",
        label: "in use",
        alt: "Velto receipt printer feeding out a full receipt, with a torn receipt and two spare paper rolls beside it",
      },
    ],
    turns: true,
  },
  questions: ["invoices", "etims", "tax-invoice"],
  asked: {
    called: "printer",
    price:
      "receipt printer, printer price, price of printer, receipt printer cost, thermal printer price, bei ya printer, buy printer, printer ya risiti, kitchen printer price",
    specs:
      "how fast does it print, printing speed, printer paper width, 80mm paper, 58mm paper, dpi of the printer",
  },
} as const satisfies MachinePage;
