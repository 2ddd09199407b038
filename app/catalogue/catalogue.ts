import type { IllustrationName } from "~/illustrations/illustrations";
import type { Feature } from "~/ui/feature-grid";
import type { Spec } from "~/ui/spec-table";
import { type CategoryPath, type HardwareType, type MachineFacts, machines } from "./machines";

/** The copy of a machine's own page. */
type MachinePage = {
  description: string;
  lede: string;
  specs: Spec[];
  features: Feature[];
  info: { title: string; text: string; link: { label: string; to: string }; screen: IllustrationName };
  close: { title: string; text: string };
};

export type Hardware = MachineFacts &
  MachinePage & { id: HardwareType; path: CategoryPath; image: `hardware/${HardwareType}` };

const pages: Record<HardwareType, MachinePage> = {
  "pos-terminal": {
    description:
      "15.6 inch touchscreen at 1920x1080, with 8GB RAM and a 256GB SSD. The screen your cashier looks at all day.",
    lede: "A full-size touchscreen till for shops, restaurants and bars, made for VeltoPOS.",
    specs: [
      { name: "Screen", value: "15.6 inch touchscreen" },
      { name: "Resolution", value: "1920x1080" },
      { name: "Memory", value: "8GB RAM" },
      { name: "Storage", value: "256GB SSD" },
      { name: "Works with", value: "Receipt printer, payment terminal, barcode scanner, scale" },
      { name: "Software", value: "VeltoPOS, all five editions" },
    ],
    features: [
      {
        icon: "monitor",
        title: "Quick on the first day",
        text: "Big buttons, so a new cashier sells without a course.",
      },
      {
        icon: "maximize",
        title: "Clear from across the counter",
        text: "Item photos and prices stay sharp where the customer stands.",
      },
      {
        icon: "memory-stick",
        title: "Keeps up with the queue",
        text: "A full catalogue and a long line of people, without waiting for the screen.",
      },
      {
        icon: "wifi-off",
        title: "Sells without the network",
        text: "Sales are saved on the till and sent when the connection is back.",
      },
      {
        icon: "scale",
        title: "By piece or by weight",
        text: "Plug in a scanner or a scale, and the item or its weight is on the bill.",
      },
      {
        icon: "id-card",
        title: "A sign-in each",
        text: "Each cashier has a badge or PIN, and the report shows who sold what.",
      },
    ],
    info: {
      title: "From the box to the first sale",
      text: "Unpack it, connect power and network, and sign in. If you already use VeltoPOS, your products are on the screen.",
      link: { label: "See VeltoPOS", to: "/products/veltopos" },
      screen: "pos-sale",
    },
    close: {
      title: "Put one on your counter",
      text: "Order now, or ask us which machines suit your trade.",
    },
  },
  "receipt-printer": {
    description: "Prints at 300mm/s and 203 DPI on 80mm paper, with a 58mm option.",
    lede: "A receipt before the customer has closed the wallet, and a kitchen ticket the cook can read from the stove.",
    specs: [
      { name: "Speed", value: "300mm/s" },
      { name: "Resolution", value: "203 DPI" },
      { name: "Paper", value: "80mm (58mm option)" },
      { name: "Prints", value: "Receipts, invoices and kitchen tickets, with QR codes" },
      { name: "Works with", value: "POS terminal, barcode scanner, payment terminal" },
      { name: "Software", value: "VeltoPOS, all five editions" },
    ],
    features: [
      {
        icon: "zap",
        title: "Ready before the change",
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
        title: "A second one at the pass",
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
  },
  "payment-terminal": {
    description: "Takes card and M-Pesa at the counter or the table. Up to 12 hours of battery, PCI PTS 5.x.",
    lede: "The amount goes from the till to the terminal by itself. Nobody types it twice, so nobody types it wrong.",
    specs: [
      { name: "Battery", value: "Up to 12 hours" },
      { name: "Security", value: "PCI PTS 5.x" },
      { name: "Takes", value: "Credit cards by chip or tap, and M-Pesa" },
      { name: "Carried", value: "By hand, or on its stand at the counter" },
      { name: "Works with", value: "POS terminal, receipt printer" },
      { name: "Software", value: "VeltoPOS, all five editions" },
    ],
    features: [
      {
        icon: "battery-charging",
        title: "First coffee to last table",
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
        text: "The waiter brings it. The guest never lets go of the card or the phone.",
      },
      {
        icon: "refresh-cw",
        title: "Amount from the till",
        text: "VeltoPOS sends the total, and the answer comes back to the sale.",
      },
      {
        icon: "split",
        title: "Split payments",
        text: "Part cash, part mobile money, part card: each part is on the same bill.",
      },
      {
        icon: "file-check",
        title: "Counted at closing",
        text: "Card, cash and mobile money are side by side in the day's report.",
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
  },
  "barcode-scanner": {
    description: "120 scans per second from up to 45 cm. 14+ hours of battery, Bluetooth range 100 ft.",
    lede: "Point, hear the beep, next item. Quick enough for the queue on the last Saturday of the month.",
    specs: [
      { name: "Speed", value: "120 scans per second" },
      { name: "Reading distance", value: "45 cm" },
      { name: "Battery", value: "14+ hours" },
      { name: "Wireless", value: "Bluetooth, range 100 ft" },
      { name: "Works with", value: "POS terminal, receipt printer" },
      { name: "Software", value: "VeltoPOS, all five editions" },
    ],
    features: [
      {
        icon: "scan-barcode",
        title: "Reads as fast as you move",
        text: "Sweep it along the shelf and hear a beep for each item.",
      },
      {
        icon: "ruler",
        title: "Heavy bags stay in the trolley",
        text: "Scan the sack of flour from where you stand.",
      },
      {
        icon: "battery-charging",
        title: "A night in the cradle",
        text: "Then it is ready for a whole trading day.",
      },
      {
        icon: "bluetooth",
        title: "To the store room and back",
        text: "Walk away from the counter without losing the till.",
      },
      {
        icon: "package-check",
        title: "Stock counts",
        text: "Count a shelf by scanning it. VeltoPOS shows what is missing.",
      },
      {
        icon: "tag",
        title: "Prices checked",
        text: "One scan shows the price and the stock in every branch.",
      },
    ],
    info: {
      title: "Useful behind the counter too",
      text: "Receive a delivery, count a shelf, check a price. The same scanner does the stock work in the quiet hours, so the numbers on the screen match the shelf.",
      link: { label: "See VeltoPOS for shops", to: "/products/veltopos/retail" },
      screen: "stock-alerts",
    },
    close: {
      title: "Keep the queue moving",
      text: "Order now, or ask us which barcodes it reads.",
    },
  },
};

export const catalogue: readonly Hardware[] = machines.map((machine) => ({
  ...machine,
  ...pages[machine.id],
  image: `hardware/${machine.id}`,
}));

export function findHardware(id: HardwareType): Hardware {
  const hardware = catalogue.find((entry) => entry.id === id);
  if (!hardware) throw new Error(`There is no ${id} in the catalogue.`);
  return hardware;
}
