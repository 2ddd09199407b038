import { shillings } from "../../money/cents";
import type { MachineFacts, MachinePage } from "../machine-entry";

export const posTerminal = {
  id: "pos-terminal",
  name: "POS Terminal",
  family: "POS terminals",
  path: "/products/hardware/pos-terminals",
  line: "A full-size touchscreen till for the counter.",
  icon: "monitor",
  price: shillings(20_000),
  badge: "Best Seller",
  counter: {
    line: "The screen your cashier looks at all day",
    usual: 1,
    cutout: { height: 389, millimetres: 450 },
  },
} as const satisfies MachineFacts;

export const posTerminalPage = {
  description:
    "15.6 inch touchscreen at 1920x1080, with 8GB RAM and a 256GB SSD. The screen your cashier looks at all day.",
  fact: "15.6 inch touchscreen",
  lede: "A full-size touchscreen till for shops, restaurants and bars. It runs VeltoPOS, which is priced separately.",
  specs: [
    { name: "Screen", value: "15.6 inch touchscreen" },
    { name: "Resolution", value: "1920x1080" },
    { name: "Memory", value: "8GB RAM" },
    { name: "Storage", value: "256GB SSD" },
    { name: "Works with", value: "Receipt printer, payment terminal, barcode scanner, scale" },
    { name: "Software", value: "Runs VeltoPOS, every edition; priced separately" },
  ],
  features: [
    {
      icon: "monitor",
      title: "Quick on the first day",
      text: "Big buttons, so a new cashier learns fast.",
    },
    {
      icon: "maximize",
      title: "Easy to read",
      text: "Names and prices are sharp at arm's length.",
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
      title: "A PIN or badge for every cashier",
      text: "The report shows who sold what.",
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
  pictures: {
    alt: "Velto 15.6 inch touchscreen point-of-sale terminal on an off-white stand, showing a shop sale with a Charge button for ksh 1,170.00",
    views: [
      {
        view: "front",
        label: "from the front",
        alt: "Velto point-of-sale terminal seen from the front, its screen showing sale 0412",
      },
      {
        view: "back",
        label: "from behind, with its sockets",
        alt: "Back of the Velto point-of-sale terminal: power, network, USB, display and cash drawer sockets beside the stand, with two cables plugged in",
      },
      {
        view: "use",
        label: "in use",
        alt: "Velto point-of-sale terminal beside a counter scale with four tomatoes; the screen and the scale both show 1.240 kg",
      },
    ],
    turns: true,
  },
  questions: ["offline", "power", "tax-invoice"],
  asked: {
    price:
      "pos terminal, price of pos terminal, pos terminal cost, touch screen price, till machine price, pos computer price, price of a till, bei ya pos terminal, buy pos terminal, cash register price",
    specs:
      "how much ram does the till have, screen size of the terminal, terminal storage, ssd, processor, touchscreen resolution",
  },
} as const satisfies MachinePage;
