import { editions } from "~/pos/editions";
import type { PageContent, SectionContent } from "~/ui/page-content";
import type { ScreenCardContent } from "~/ui/screen-cards";
import { capital, inWords } from "~/words";

export const home = {
  meta: {
    title: "Home",
    searchTitle: "POS and ERP software in Kenya | Velto",
    description:
      "ERP and point of sale for shops, restaurants, bars, rental and furniture businesses in Kenya. In the cloud or on your own premises.",
    path: "/",
  },
  hero: {
    title: "Transform your business operations",
    lede: "Unified ERP and POS software for smart business management, in the cloud or on your own premises. Stock, staff, sales and cash in one place, with M-Pesa at the counter and prices in shillings.",
    actions: [
      { label: "Request a Demo", to: "/request-demo" },
      { label: "I am an Individual", to: "/individual" },
      { label: "I am an Enterprise", to: "/enterprise" },
    ],
  },
  till: {
    title: "Sell something now",
    text: "The VeltoPOS till runs in your browser. Tap an item, take M-Pesa, tear off the receipt, then switch the network off and keep selling.",
    little: {
      items: "Items to sell",
      sale: "Your first sale",
      empty: "Tap an item.",
      total: "Total ksh",
      charge: "Take M-Pesa",
      paid: "Paid by M-Pesa",
      again: "New sale",
    },
    more: { label: "What a counter costs", to: "/pricing" },
  },
  solution: {
    title: "Complete Business Management Solution",
    lede: "Start with one part and add the others later. They share the same stock, customers and books.",
    cards: [
      {
        title: "ERP Software",
        text: "Accounts, stock, production and supply chain in one modular, cloud-native system.",
        link: { label: "VeltoERP", to: "/products/veltoerp" },
        tint: "sand",
        fit: "bleed",
        screens: ["erp-dashboard"],
      },
      {
        title: "HR & Payroll",
        text: "Staff records, leave and pay from one list.",
        link: { label: "Payroll in VeltoERP", to: "/products/veltoerp" },
        tint: "acacia",
        fit: "fit",
        screens: ["payroll"],
      },
      {
        title: "POS Systems",
        text: "Cash, M-Pesa and card at the counter. Keeps selling when the network is down.",
        link: { label: "VeltoPOS", to: "/products/veltopos" },
        tint: "night",
        fit: "duo",
        screens: ["receipt", "mpesa-prompt"],
      },
      {
        title: "Analytics",
        text: "See your busiest hour, your slowest shelf and the branch that needs attention.",
        link: { label: "Reports in VeltoERP", to: "/products/veltoerp" },
        tint: "marigold",
        fit: "pair",
        screens: ["analytics", "branches"],
      },
    ],
  },
  editions: {
    title: "A POS made for your trade",
    lede: `${capital(inWords(editions.length))} editions. Each opens on the screen you use most.`,
  },
  day: {
    title: "Your day, from opening float to cash-up",
    lede: "One working day in Velto.",
    date: "Wednesday",
    branches: "Westlands, Thika Road, Nakuru",
    hours: [
      {
        time: "07:10",
        title: "Open",
        text: "The float is in, stock is counted and every cashier has signed in.",
        entry: { label: "Opening float", value: "5,000.00" },
      },
      {
        time: "13:58",
        title: "Rush",
        text: "Cash, M-Pesa and card on one bill, split the way the table asks.",
        entry: { label: "Lunch hour", value: "48,200.00" },
      },
      {
        time: "17:30",
        title: "Network down",
        text: "The tills keep selling. Sales are saved, then sent when the network is back.",
        entry: { label: "Waiting, then synced", value: "7 of 7" },
      },
      {
        time: "21:45",
        title: "Close",
        text: "Three branches on one screen, counted before the lights go off.",
        entry: { label: "Difference", value: "0.00" },
      },
    ],
    sum: { label: "Day balanced", value: "ksh 422,250.00" },
  },
  figures: {
    title: "Three customers in figures",
    list: [
      { figure: "500+", text: "locations at a retail group" },
      { figure: "40%", text: "efficiency improvement at a manufacturer" },
      { figure: "25%", text: "cost reduction at the same manufacturer" },
      { figure: "10,000+", text: "employees in 20 countries at a services company" },
    ],
  },
  closing: {
    title: "Ready to transform your business?",
    text: "Tell us what you sell and how you work. We will show you Velto set up for it.",
    action: { label: "Request a Demo", to: "/request-demo" },
  },
} as const satisfies PageContent & { solution: SectionContent<{ cards: readonly ScreenCardContent[] }> };
