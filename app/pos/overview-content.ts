import { machines } from "~/catalogue/machines";
import type { IllustrationName } from "~/illustrations/illustrations";
import type { Feature } from "~/ui/feature-grid";
import type { SiteLink, SitePath } from "~/ui/site-link";
import { capital, inWords } from "~/words";
import { editions } from "./editions";

const count = inWords(editions.length);

export const overview = {
  title: "VeltoPOS keeps the queue moving",
  searchTitle: "POS system in Kenya with M-Pesa, online or offline | VeltoPOS",
  description:
    "A point of sale for Kenya that works on its own or with VeltoERP: cash, M-Pesa and card, with or without the network.",
  lede: "A point of sale that works on its own or with VeltoERP. Cash, M-Pesa and card, online or offline, in Chrome, Firefox or Safari.",
  capabilities: [
    { icon: "wifi-off", title: "Offline mode", text: "Sales are saved on the till and sent later." },
    {
      icon: "store",
      title: "Multi-branch",
      text: "Prices, stock and staff for every branch, from one place.",
    },
    {
      icon: "wallet",
      title: "Every way to pay",
      text: "Cash, M-Pesa and card, split over one bill.",
    },
    {
      icon: "gift",
      title: "Loyalty, gift cards, eWallet",
      text: "Recognise regulars by phone number and reward them with points.",
    },
    { icon: "tags", title: "Price lists", text: "By hour, by day, by branch or by customer." },
    {
      icon: "layers",
      title: "Connects to VeltoERP",
      text: "Each sale can go straight into the accounts and the stock.",
    },
  ],
  halfHour: {
    label: "What happens when the network goes down",
    off: {
      time: "14:15",
      title: "The network goes down",
      text: "The till keeps selling. Each sale is saved on the machine, and the receipt prints.",
      screen: "offline-sync",
    },
    on: {
      time: "14:40",
      title: "It comes back",
      text: "The waiting sales are sent, and stock is right again in every branch.",
      screen: "branches",
    },
  },
  features: {
    title: `Included in all ${count} editions`,
    lede: "Whichever trade you are in, this comes with VeltoPOS.",
    items: [
      {
        icon: "id-card",
        title: "Badge or PIN",
        text: "Each cashier signs in, so you know who made each sale.",
      },
      {
        icon: "qr-code",
        title: "Invoicing",
        text: "Printed, by email or as a QR code on the receipt.",
      },
      {
        icon: "scan-barcode",
        title: "Barcode scanners",
        text: "Scan an item and it is on the sale.",
      },
      { icon: "scale", title: "Scales", text: "The weight goes from the scale to the bill." },
      {
        icon: "boxes",
        title: "Stock as you sell",
        text: "The shelf count falls with each sale, in every branch.",
      },
      {
        icon: "chart-column",
        title: "Reports",
        text: "Sales by hour, by product, by cashier and by branch.",
      },
    ],
  },
  editions: {
    title: `${capital(count)} editions`,
    lede: "Each one opens on the screen your trade uses most.",
  },
  served: {
    title: "Industries served",
    items: [
      { name: "Shops", to: "/products/veltopos/retail" },
      { name: "Minimarts and supermarkets", to: "/products/veltopos/supermarkets" },
      { name: "Restaurants", to: "/products/veltopos/restaurants" },
      { name: "Bars", to: "/products/veltopos/bars-wines-spirits" },
      { name: "Wine and spirits outlets", to: "/products/veltopos/bars-wines-spirits" },
      { name: "Rental businesses", to: "/products/veltopos/rental" },
      { name: "Furniture retailers", to: "/products/veltopos/furniture" },
      { name: "Auto repair and spare parts", to: "/products/veltopos/spare-parts" },
      { name: "Agriculture", to: "/products/veltoerp" },
      { name: "Manufacturing", to: "/products/veltoerp" },
      { name: "Services", to: "/products/veltoerp" },
    ],
  },
  hardware: {
    title: "Supported hardware",
    text: `${capital(inWords(machines.length))} machines that work with VeltoPOS. VeltoPOS is priced separately.`,
  },
  questions: "Questions about VeltoPOS",
  more: [
    { label: "What a whole counter costs", to: "/pricing" },
    { label: "M-Pesa at the counter", to: "/mpesa-pos" },
    { label: "eTIMS and VeltoPOS", to: "/etims" },
    { label: "POS trends in Kenya", to: "/blog/pos-trends-kenya" },
  ],
  close: {
    title: "See it with your own sales",
    text: "Tell us what you sell on a busy afternoon. We will run it through VeltoPOS in front of you.",
  },
  parts: {
    overview: "Overview",
    features: "Features",
    editions: "Editions",
    hardware: "Hardware",
    pricing: "Pricing",
    questions: "Questions",
  },
  seeHardware: "See the hardware",
  seeAllHardware: "See all hardware",
} as const satisfies Overview;

type Overview = {
  title: string;
  searchTitle: string;
  description: string;
  lede: string;
  capabilities: readonly Feature[];
  halfHour: { label: string; off: Half; on: Half };
  features: { title: string; lede: string; items: readonly Feature[] };
  editions: { title: string; lede: string };
  served: { title: string; items: readonly { name: string; to?: SitePath }[] };
  hardware: { title: string; text: string };
  questions: string;
  more: readonly SiteLink[];
  close: { title: string; text: string };
  parts: Record<"overview" | "features" | "editions" | "hardware" | "pricing" | "questions", string>;
  seeHardware: string;
  seeAllHardware: string;
};

export type Half = { time: string; title: string; text: string; screen: IllustrationName };
