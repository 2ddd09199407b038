import { shillings } from "../../money/cents";
import type { MachineFacts, MachinePage } from "../machine-entry";

export const barcodeScanner = {
  id: "barcode-scanner",
  name: "Barcode Scanner",
  family: "Barcode scanners",
  path: "/products/hardware/barcode-scanners",
  line: "Wireless, quick and ready all day.",
  icon: "scan-barcode",
  price: shillings(25_999),
  badge: "Top Rated",
  counter: {
    line: "Reads from up to 45 cm",
    usual: 1,
    cutout: { height: 583, millimetres: 240 },
  },
} as const satisfies MachineFacts;

export const barcodeScannerPage = {
  description: "120 scans per second from up to 45 cm. 14+ hours of battery, Bluetooth range 100 ft.",
  fact: "120 scans per second",
  lede: "Point, hear the beep, next item. Quick enough for the queue on the last Saturday of the month.",
  specs: [
    { name: "Speed", value: "120 scans per second" },
    { name: "Reading distance", value: "45 cm" },
    { name: "Battery", value: "14+ hours" },
    { name: "Wireless", value: "Bluetooth, range 100 ft (about 30 m)" },
    { name: "Works with", value: "POS terminal" },
    { name: "Software", value: "Works with VeltoPOS, every edition; priced separately" },
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
      text: "Reach over and scan the sack where it lies.",
    },
    {
      icon: "battery-charging",
      title: "Charge overnight, scan all day",
      text: "Its battery lasts a whole trading day.",
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
  pictures: {
    alt: "Velto wireless pistol-grip barcode scanner with a marigold trigger, seated in an off-white charging cradle",
    views: [
      {
        view: "front",
        label: "from the front",
        alt: "Velto barcode scanner seen from the front, looking out of its cradle",
      },
      {
        view: "back",
        label: "from behind, with its sockets",
        alt: "Velto barcode scanner in its cradle seen from behind, with a USB-C charging cable",
      },
      {
        view: "use",
        label: "in use",
        alt: "Velto barcode scanner in its cradle reading the barcode of a packet of maize flour with a red aiming line",
      },
    ],
    turns: true,
  },
  questions: ["scales-scanners", "power", "tax-invoice"],
  asked: {
    called: "scanner",
    price:
      "barcode scanner, scanner price, price of scanner, barcode reader price, bei ya scanner, buy scanner",
    specs:
      "scanner bluetooth range, scanner battery life, reading distance, scans per second, how far can it scan, is the scanner wireless",
  },
} as const satisfies MachinePage;
