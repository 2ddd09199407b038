import type { EditionFacts, EditionPage } from "../edition-content";

export const restaurants = {
  name: "Restaurants",
  line: "Tables, kitchen display and split bills.",
  slug: "restaurants",
  to: "/products/veltopos/restaurants",
  icon: "utensils",
  screen: "floor-plan",
  scene: "restaurant",
  trade: "Restaurant",
  counter: { "pos-terminal": 2, "receipt-printer": 2, "payment-terminal": 2, "barcode-scanner": 0 },
} as const satisfies EditionFacts;

export const restaurantsPage = {
  title: "VeltoPOS for Restaurants",
  searchTitle: "Restaurant POS in Kenya: tables, kitchen, M-Pesa | VeltoPOS",
  description:
    "Table management, kitchen display and split bills for restaurants in Kenya. Works offline, takes M-Pesa.",
  lede: "Seat, order, cook and bill without running back and forth. The floor, the kitchen and the till stay in step.",
  order: ["moment", "caption", "cards", "panel", "highlights", "tabs", "loyalty"],
  moment: {
    name: "restaurants",
    title: "Lunch, table 7 is ready to order",
    lede: "Send the order and it appears on the kitchen screen. Amber at eight minutes, red at twelve. Then split the bill.",
    picture: "floor-plan",
  },
  highlightsAs: "menu",
  highlights: [
    {
      icon: "layout-grid",
      title: "Table management",
      text: "Draw your room once. Seat, move, join and split tables as the evening changes.",
    },
    {
      icon: "chef-hat",
      title: "Kitchen display",
      text: "Each order reaches the right station the moment the waiter sends it.",
    },
    {
      icon: "split",
      title: "Split bills",
      text: "By seat, by item or by percentage. Everyone pays their share.",
    },
    {
      icon: "wifi-off",
      title: "Works offline",
      text: "Orders and payments carry on without the network and sync later.",
    },
    {
      icon: "wallet-cards",
      title: "Every way to pay",
      text: "Cash, M-Pesa, card and gift card, together on one bill if need be.",
    },
    {
      icon: "id-card",
      title: "Waiter accounts",
      text: "Each waiter signs in by badge or PIN, so you know who served each table.",
    },
  ],
  tabs: [
    {
      id: "overview",
      name: "Overview",
      title: "One order, seen by everyone who needs it",
      lead: "The waiter sends it, the kitchen cooks it, the cashier bills it. Nobody writes it twice.",
      points: [
        "Open, hold and transfer orders between waiters",
        "Price lists by hour, by day or by branch",
        "Invoices by print, email or QR code",
        "Stock falls as plates leave the pass",
        "Works alone or with VeltoERP",
      ],
      screen: "order-flow",
    },
    {
      id: "payments",
      name: "Payments",
      title: "Four guests, four ways to pay",
      lead: "Split the bill at the table or at the till. Each guest leaves with a receipt.",
      points: [
        "By seat, by item or by percentage",
        "Cash, M-Pesa and credit card on one bill",
        "Gift cards and eWallet balances",
        "Bank transfers for functions, against an invoice",
        "Payments taken offline, with automatic sync",
      ],
      screen: "split-payment",
    },
    {
      id: "table-management",
      name: "Table management",
      title: "The room in one waiter’s hand",
      lead: "Each waiter sees their own tables, how long guests have sat and who wants the bill.",
      points: [
        "Seat, move, join and split tables",
        "A plan each for the ground floor, terrace and bar",
        "Minutes since seating on every table",
        "Tables handed over when a shift ends",
        "One plan for each branch",
      ],
      screen: "table-list",
    },
    {
      id: "kitchen",
      name: "Kitchen",
      title: "Orders reach the right station",
      lead: "The kitchen display shows each station its own plates, oldest first.",
      points: [
        "Grill, cold kitchen and bar, each with its own screen",
        "Tickets change colour as the minutes pass",
        "Notes such as “no chilli” stand out",
        "One count of each dish across all tables",
        "Tick a plate and the waiter knows",
      ],
      screen: "kitchen-stations",
    },
    {
      id: "menu",
      name: "Menu",
      title: "Change a price before the next order",
      lead: "One menu for every till and handheld. What changes here changes there.",
      points: [
        "Lunch and evening price lists that switch by the clock",
        "Sizes, extras and sides for each dish",
        "Sold out on one screen is sold out on all",
        "Ingredients taken from stock with each plate",
        "The same dishes in every branch, at local prices",
      ],
      screen: "menu-board",
    },
    {
      id: "customer-loyalty",
      name: "Customer loyalty",
      title: "Reward guests who come back",
      lead: "A phone number on the bill brings up the guest’s points, wallet and coupons.",
      points: [
        "Points on each bill, turned into a meal",
        "Coupons for the slow day of the week",
        "Promotions that start and end by themselves",
        "An eWallet topped up by M-Pesa",
        "Gift cards sold at the till and used in any branch",
      ],
      screen: "customer-card",
    },
  ],
  cards: {
    title: "Built around the way a restaurant runs",
    lede: "Four screens that share one list of orders.",
    shape: "strip",
    items: [
      {
        title: "Table management",
        text: "Join two tables for a party of ten and keep one bill.",
        tint: "sand",
        fit: "fit",
        screens: ["table-join"],
      },
      {
        title: "Order tracking",
        text: "Know what is sent, cooking, ready and served.",
        tint: "acacia",
        fit: "fit",
        screens: ["order-tracking"],
      },
      {
        title: "Menu customization",
        text: "Sizes, extras and lunch prices, changed in a minute.",
        tint: "marigold",
        fit: "fit",
        screens: ["menu-builder"],
      },
      {
        title: "Kitchen display",
        text: "Tickets turn amber, then red, as the minutes pass.",
        tint: "night",
        fit: "hang",
        screens: ["kitchen-ticket-new"],
      },
    ],
  },
  extras: [
    {
      kind: "caption",
      title: "Floor plan",
      text: "Your room as it stands at this minute. Free, seated, ordered, waiting for the bill: one glance tells the whole team where to go next.",
      points: [
        "Several rooms: ground floor, terrace, bar",
        "Minutes since seating on every table",
        "Tap a table to see, move or bill its order",
      ],
    },
    {
      kind: "panel",
      title: "Order preparation",
      text: "The cook sees what to make, for whom, and how long they have waited.",
      points: [
        "Grill, cold and bar stations each see their own plates",
        "Notes such as “no chilli” stand out",
        "Tick a plate and the waiter knows",
      ],
      screen: "kitchen-rail",
    },
  ],
  loyalty: {
    text: "Points, gift cards and an eWallet on the same till, so guests who come back are thanked for it.",
    tiles: ["Coupons", "Loyalty cards", "Promotion", "eWallet", "Gift Cards"],
    art: "loyalty-meals",
  },
  close: {
    title: "See it on a Friday night",
    text: "We will set VeltoPOS up with your tables and your menu, and walk you through a full service.",
  },
  has: ["Tables and floor plan", "Kitchen display"],
  questions: ["restaurants", "offline", "etims", "mpesa", "mobile-app", "software-price"],
  share: {
    ground: "#FCEBC8",
    show: [
      { name: "floor-plan", x: 64, y: 72, width: 780 },
      { name: "kitchen-ticket", x: 330, y: 300, width: 220, turn: 5 },
    ],
  },
} as const satisfies EditionPage;
