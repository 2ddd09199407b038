import type { EditionFacts, EditionPage } from "../edition-content";

export const retail = {
  name: "Shops",
  line: "Barcodes, scales, loyalty and every branch.",
  slug: "retail",
  to: "/products/veltopos/retail",
  icon: "store",
  screen: "pos-sale",
  scene: "duka",
  trade: "Shop",
  counter: {},
} as const satisfies EditionFacts;

export const retailPage = {
  title: "VeltoPOS for Shops",
  searchTitle: "Shop POS system in Kenya: barcode, scale, M-Pesa | VeltoPOS",
  description:
    "A POS for shops in Kenya: scan, weigh and sell with cash, M-Pesa or card, offline too, in every branch.",
  lede: "Scan, weigh, take the money, hand over the receipt. The queue keeps moving, with or without the network.",
  order: ["moment", "highlights", "tabs", "hardware", "cards", "loyalty"],
  moment: {
    name: "shops",
    title: "Weigh it, scan it, sell it",
    lede: "The scale and the scanner write straight onto the slip.",
    picture: "scan-scale",
  },
  highlightsAs: "shelf",
  highlights: [
    {
      icon: "wifi-off",
      title: "Works offline",
      text: "The till keeps selling when the network drops, and sends the sales later.",
    },
    {
      icon: "store",
      title: "Every branch",
      text: "Prices, stock and staff of every branch, managed from one place.",
    },
    {
      icon: "split",
      title: "Split payments",
      text: "Part cash, part M-Pesa, the rest by card. One sale and one receipt.",
    },
    {
      icon: "scan-barcode",
      title: "Scanner and scale",
      text: "Scan the packet, weigh the tomatoes. Both go straight onto the sale.",
    },
    {
      icon: "id-card",
      title: "Badge or PIN",
      text: "Each cashier signs in, so you know who made each sale.",
    },
    {
      icon: "receipt-text",
      title: "Invoices three ways",
      text: "On paper, by email, or as a QR code that the customer scans.",
    },
  ],
  tabs: [
    {
      id: "overview",
      name: "Overview",
      title: "The whole counter on one screen",
      lead: "Items on the left, the sale on the right, the money at the bottom. Everything is on one screen.",
      points: [
        "Find an item by category, by barcode or by name",
        "Hold a sale and serve the next customer",
        "Loyalty rewards taken off the total as you sell",
        "Sell offline, with automatic sync",
        "Works alone or with VeltoERP",
      ],
      screen: "pos-sale",
    },
    {
      id: "payments",
      name: "Payments",
      title: "However the customer wants to pay",
      lead: "One sale can be paid in parts, and the till says what is left.",
      points: [
        "Cash, with the change worked out",
        "M-Pesa, requested and confirmed from the till",
        "Credit card on a payment terminal",
        "Gift cards and eWallet balances",
        "Bank transfers, matched to the invoice",
        "Split payments: any mix of these on one sale",
      ],
      screen: "split-payment",
    },
    {
      id: "checkout",
      name: "Checkout",
      title: "From basket to receipt",
      lead: "The scanner reads, the scale weighs, the drawer opens. The cashier looks at the customer.",
      points: [
        "Barcode scanner: each beep is one line on the sale",
        "Scale: the weight goes straight into the price",
        "Returns and exchanges against the old receipt",
        "Invoice by print, email or QR code",
        "Any receipt printed again from any till",
      ],
      screen: "scan-scale",
    },
    {
      id: "store-management",
      name: "Store management",
      title: "Know the day before you lock up",
      lead: "Each till adds up what came in, by method and by cashier, in every branch.",
      points: [
        "Cashier accounts secured by badge or PIN",
        "Cash in the drawer counted against what was sold",
        "Stock moved between branches with a transfer note",
        "Low stock listed before the shelf is empty",
        "Sales by hour, by shelf and by branch",
      ],
      screen: "cash-up",
    },
    {
      id: "customer-loyalty",
      name: "Customer loyalty",
      title: "Regulars are known by name",
      lead: "A phone number at the till brings up points, wallet and coupons.",
      points: [
        "Points on each sale, turned into rewards",
        "Coupons that work only once",
        "Promotions that start and end on the day you set",
        "An eWallet topped up by M-Pesa or cash",
        "Gift cards sold and used in any branch",
      ],
      screen: "customer-card",
    },
    {
      id: "products",
      name: "Products",
      title: "One list for every shelf",
      lead: "Add a product once. Each till has it, at the price of its branch.",
      points: [
        "Price lists by quantity, branch, hour or customer",
        "Sizes, colours and part numbers under one product",
        "Barcodes scanned in, shelf labels printed out",
        "Loose goods priced by weight",
        "Stock counted in each branch as you sell",
      ],
      screen: "product-card",
    },
  ],
  cards: {
    title: "Built around the way a shop runs",
    lede: "Minimart, boutique or spare parts counter: the same four things hold the day together.",
    items: [
      {
        title: "Multi-branch",
        text: "Each branch’s sales so far today, and the stock on its way between them.",
        tint: "sand",
        fit: "fit",
        screens: ["branches"],
      },
      {
        title: "Offline mode",
        text: "Sales are saved on the till and sent when the network is back.",
        tint: "acacia",
        fit: "fit",
        screens: ["offline-sync"],
      },
      {
        title: "Cashier accounts",
        text: "Each cashier signs in before the first sale. Every drawer has one owner.",
        tint: "marigold",
        fit: "fit",
        screens: ["cashier-pin"],
      },
      {
        title: "Invoicing",
        text: "Print it, email it, or let the customer scan the code.",
        tint: "night",
        fit: "hang",
        screens: ["receipt"],
      },
    ],
  },
  extras: [
    {
      kind: "hardware",
      title: "Hardware for the counter",
      text: "The machines a shop starts with, that work with VeltoPOS.",
      machines: [
        {
          title: "Industrial touch screens",
          text: "A 15.6 inch touchscreen for a counter that is busy all day.",
          picture: "hardware/pos-terminal",
          to: "/products/hardware/pos-terminals",
        },
        {
          title: "Cash registers",
          text: "A touchscreen and a receipt printer working together. Cash drawer not included.",
          picture: "hardware/cash-register",
          to: "/products/hardware#counter",
        },
        {
          title: "Payment terminals",
          text: "Card and M-Pesa, at the till or carried to the customer.",
          picture: "hardware/payment-terminal",
          to: "/products/hardware/payment-terminals",
        },
      ],
    },
  ],
  loyalty: {
    text: "Points, gift cards and an eWallet on the same till, so a regular is rewarded without a paper card.",
    tiles: ["Coupons", "Loyalty cards", "Promotion", "eWallet", "Gift Cards"],
    art: "loyalty",
  },
  close: {
    title: "See it with your own shelves",
    text: "Send us ten products and their prices. We will sell them in front of you, with the network off too.",
  },
  has: ["Label printing", "Low-stock alerts or reorder points", "Stock transfers"],
  questions: ["offline", "etims", "scales-scanners", "branches", "loyalty", "software-price"],
  share: {
    ground: "#F4EEE3",
    show: [
      { name: "receipt", x: 70, y: 96, width: 260, turn: -5 },
      { name: "mpesa-prompt", x: 268, y: 70, width: 280, turn: 4 },
    ],
  },
} as const satisfies EditionPage;
