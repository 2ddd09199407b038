import { modules } from "~/catalogue/modules";
import type { IllustrationName } from "~/illustrations/illustrations";
import type { SiteLink } from "~/ui/site-link";

export const erp = {
  title: "VeltoERP: accounts, stock, payroll and production in one system",
  searchTitle: "ERP software in Kenya: accounts, stock, payroll | VeltoERP",
  description:
    "Modular, cloud-native ERP for agriculture, manufacturing, retail and services in Kenya. Six modules, one system.",
  lede: "Modular and cloud-native. Start with the module you need; all of them share the same accounts, stock and people. Works in Chrome, Firefox and Safari.",
  journal: {
    title: "Enter it once, use it in six modules",
    text: "Follow one lot of maize from the field to your desk. Nobody types it twice.",
    sum: { state: "Posted", text: "6 of 6 modules" },
  },
  modules: [
    {
      time: "06:40",
      title: modules.agriculture,
      text: "The harvest is weighed in at the store and given a lot number.",
      entry: "Lot 31, maize",
      amount: "120 bags",
    },
    {
      time: "08:15",
      title: modules["supply-chain"],
      text: "A truck is booked, and the mill knows when to expect it.",
      entry: "Kitale to Nakuru",
      amount: "1 truck",
    },
    {
      time: "10:30",
      title: modules.production,
      text: "Line 2 gets the lot, with the recipe and the hours it needs.",
      entry: "Flour, 2 kg",
      amount: "5,184 packs",
    },
    {
      time: "16:00",
      title: modules.payroll,
      text: "The shift signs out, and its hours are already on the payslip.",
      entry: "Shift B, 9 people",
      amount: "72 hours",
    },
    {
      time: "16:20",
      title: modules.finance,
      text: "The invoice goes out. Sales, stock and tax are posted in the same step.",
      entry: "Invoice 2041",
      amount: "ksh 907,200.00",
    },
    {
      time: "16:21",
      title: modules.intelligence,
      text: "You see what lot 31 earned before the truck is back.",
      entry: "Margin, lot 31",
      amount: "18.4%",
    },
  ],
  questions: "Questions about VeltoERP",
  more: [
    { label: "Set-up and migration", to: "/services" },
    { label: "eTIMS and VeltoERP", to: "/etims" },
    { label: "Choosing an ERP", to: "/blog/choosing-the-right-erp" },
  ],
  industries: {
    title: "Set up for the way you work",
    lede: "The same system, starting from the screen your trade needs first.",
    items: [
      {
        title: "Agriculture",
        text: "Fields, lots, stores and casual labour, from planting to the weighbridge.",
        tint: "marigold",
        fit: "slip",
        screens: ["harvest", "weighbridge-slip"],
      },
      {
        title: "Manufacturing",
        text: "Plan the line, issue the material, cost the batch.",
        tint: "sand",
        fit: "fit",
        screens: ["production"],
      },
      {
        title: "Retail",
        text: "Every branch and every till in the same stock and the same ledger.",
        tint: "night",
        fit: "fit",
        screens: ["branches"],
      },
      {
        title: "Services",
        text: "People, hours and invoices in one place, so the month closes on time.",
        tint: "acacia",
        fit: "pair",
        screens: ["payroll", "support-desk"],
      },
    ],
  },
  close: {
    title: "Start with one module",
    text: "Tell us what you keep in spreadsheets today. We will show you the same work in VeltoERP.",
  },
} as const satisfies ErpContent;

type ErpContent = {
  title: string;
  searchTitle: string;
  description: string;
  lede: string;
  journal: { title: string; text: string; sum: { state: string; text: string } };
  modules: readonly JournalEntry[];
  questions: string;
  more: readonly SiteLink[];
  industries: { title: string; lede: string; items: readonly IndustryBlock[] };
  close: { title: string; text: string };
};

/** One module as a line of the journal roll: what happened, and what was written down. */
export type JournalEntry = { time: string; title: string; text: string; entry: string; amount: string };

type IndustryBlock = {
  title: string;
  text: string;
  tint: "sand" | "acacia" | "marigold" | "night";
  fit: "fit" | "slip" | "pair";
  screens: readonly IllustrationName[];
};
