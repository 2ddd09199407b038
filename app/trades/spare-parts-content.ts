export const spareParts = {
  meta: {
    title: "Spare parts and auto repair",
    searchTitle: "Spare parts shop POS in Kenya: part numbers, M-Pesa | VeltoPOS",
    description:
      "A POS for spare parts counters and garages in Kenya: part numbers, trade prices, stock in each branch, M-Pesa and invoices. VeltoPOS for Shops.",
    crumb: "Spare parts",
    path: "/products/veltopos/spare-parts",
  },
  hero: {
    title: "Find the part, name the price, get paid",
    lede: "For spare parts counters and the workshops beside them. It is VeltoPOS for Shops, set up with your part numbers.",
    demo: { label: "Request a Demo", to: "/request-demo?edition=retail" },
  },
  bins: {
    title: "What a parts counter asks all day",
    lede: "Each label is a question from the other side of the counter.",
    labels: [
      {
        part: "Do you have it?",
        text: "Search by name, category, barcode or part number. The stock is beside the price.",
      },
      {
        part: "Is it in the other shop?",
        text: "One product shows its stock in each branch, and moves with a transfer note.",
      },
      {
        part: "What is my price?",
        text: "Price lists by customer and by quantity: the mechanic who buys daily, the fleet, the walk-in.",
      },
      {
        part: "It doesn't fit",
        text: "Returns and exchanges against the old receipt, so the shelf and the money agree.",
      },
      {
        part: "Invoice for the company",
        text: "By print, by email or as a QR code, with the VAT and your KRA PIN on it.",
      },
      {
        part: "I'll pay half by M-Pesa",
        text: "M-Pesa, cash, card and bank transfer on one sale. The till says what is left.",
      },
    ],
  },
  shelf: {
    title: "A shelf that tells you first",
    text: "Low stock is listed before the bin is empty. Small parts get a barcode label of your own, and a count is a walk along the shelf with the scanner.",
    points: [
      "Sizes, colours and part numbers under one product",
      "Barcodes scanned in, shelf labels printed out",
      "Stock counted in each branch as you sell",
      "Each sale under the name of who made it",
    ],
    screen: "part-stock",
  },
  counter: {
    title: "The counter",
    text: "A screen, a printer, a payment terminal and a scanner:",
    link: { label: "Change shops and tills", to: "/pricing?trade=retail" },
  },
  workshop: {
    title: "And the workshop behind it?",
    text: "There is no edition for garages, and we don't call it one. Parts and labour can stand on one bill as items with their own prices. Job cards, vehicle histories and service reminders are not on our list of features: tell us how your workshop runs, and we say in the demo what fits and what does not.",
    links: [
      { label: "VeltoPOS for Shops, in full", to: "/products/veltopos/retail" },
      { label: "Accounts and stock in VeltoERP", to: "/products/veltoerp" },
      { label: "Five doors to lock first", to: "/blog/enterprise-software-security" },
    ],
  },
  questions: "Questions from parts shops",
  closing: {
    title: "Bring ten part numbers",
    text: "Send us ten parts with their prices and stock. We will sell them in front of you, with the network off too.",
    action: { label: "Request a Demo", to: "/request-demo?edition=retail" },
  },
} as const;
