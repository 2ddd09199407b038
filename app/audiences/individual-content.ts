import { site } from "~/site";
import type { PageContent, SectionContent } from "~/ui/page-content";
import type { ScreenCardContent } from "~/ui/screen-cards";

export const individual = {
  meta: {
    title: "Small and medium businesses",
    searchTitle: "POS and payroll for small businesses in Kenya | Velto",
    description:
      "A POS, stock, M-Pesa payments, sales reports and payroll for shops and small businesses in Kenya. Start with one part and add the rest.",
    path: "/individual",
  },
  hero: {
    title: "Perfect for Small and Medium Businesses",
    lede: "One counter or five: Velto keeps sales, stock and payroll in one place, so you close on time.",
    action: { label: "Contact Sales", to: "/request-demo" },
  },
  first: {
    title: "Start with one counter",
    lede: "This is the till. Try it in your browser, and see what the machines for it cost.",
    slip: "Machines for one counter",
    total: "Total ksh",
    note: `${site.vat.note}. VeltoPOS, delivery and training are quoted apart.`,
    link: { label: "Put your own counter together", to: "/products/hardware#counter" },
  },
  features: {
    title: "Four jobs Velto takes off you",
    lede: "Start with the one that costs you most time. Add the others when you want them.",
    cards: [
      {
        title: "Retail management",
        text: "Prices, barcodes and stock on one screen. Stock goes down with each sale.",
        link: { label: "VeltoPOS for shops", to: "/products/veltopos/retail" },
        tint: "sand",
        fit: "fit",
        screens: ["product-card"],
      },
      {
        title: "Payment processing",
        text: "Cash, M-Pesa and card on one bill. You see the money arrive before the customer leaves.",
        link: { label: "VeltoPOS", to: "/products/veltopos" },
        tint: "night",
        fit: "phone",
        screens: ["mpesa-prompt"],
      },
      {
        title: "Sales analytics",
        text: "What sold, at what hour and in which shop. Check it at the counter or from home.",
        link: { label: "Reports in VeltoERP", to: "/products/veltoerp" },
        tint: "marigold",
        fit: "fit",
        screens: ["analytics"],
      },
      {
        title: "Employee management",
        text: "Every cashier signs in. Hours, leave and pay come from one staff list.",
        link: { label: "Payroll in VeltoERP", to: "/products/veltoerp" },
        tint: "acacia",
        fit: "end",
        screens: ["payroll"],
      },
    ],
  },
  closing: {
    title: "See it with your own products",
    text: "Send us a few things you sell. We will show you VeltoPOS with your names and your prices.",
    action: { label: "Schedule a Demo", to: "/request-demo" },
  },
} as const satisfies PageContent & { features: SectionContent<{ cards: readonly ScreenCardContent[] }> };
