import type { PageContent } from "~/ui/page-content";
import type { Ticket } from "./tickets";

export const services = {
  meta: {
    title: "Services",
    searchTitle: "ERP set-up, integration and migration, Nairobi | Velto",
    description:
      "ERP implementation, payroll, accounting, security, integrations and cloud migration for businesses in Kenya, each with a clear list of what you get.",
    path: "/services",
  },
  hero: {
    title: "Services",
    lede: "Six services, each with a clear list of what you get.",
    actions: [
      { label: "See VeltoERP", to: "/products/veltoerp" },
      { label: "Read the cloud migration guide", to: "/blog/cloud-migration-guide" },
    ],
  },
  tickets: [
    {
      icon: "layers",
      title: "ERP Implementation",
      desc: "We set VeltoERP up with your accounts, stock and people, and move your old figures across.",
      steps: ["A plan your team has signed", "Opening balances loaded", "First month-end done together"],
    },
    {
      icon: "users",
      title: "HR & Payroll Solutions",
      desc: "Staff records, leave and pay, checked against last month before anyone relies on it.",
      steps: ["Contracts and leave rules", "One trial pay run"],
    },
    {
      icon: "chart-line",
      title: "Accounting & Analytics",
      desc: "A chart of accounts that looks like your business, and reports you will actually read.",
      steps: [
        "Accounts and tax set up",
        "Bank, M-Pesa and POS reconciled",
        "Three reports you can open on your phone",
      ],
    },
    {
      icon: "shield-check",
      title: "Security & Compliance",
      desc: "Who can see what, who changed what, and a backup kept somewhere else.",
      steps: ["Roles, badges and PINs", "A backup tested by restoring it"],
    },
    {
      icon: "plug",
      title: "Custom Integrations",
      desc: "M-Pesa, banks, scales, web shops. Tell us what you use, and we will tell you what can be connected.",
      steps: [
        "A list of what connects to what",
        "Built and tested with you",
        "Monitored for the first month",
      ],
    },
    {
      icon: "cloud-upload",
      title: "Cloud Migration",
      desc: "From the server under the desk to the cloud, one branch at a time, with a way back.",
      steps: ["Copy and compare", "Switch after closing time", "Open as usual the next morning"],
    },
  ],
  closing: {
    title: "Not sure which one you need?",
    text: "Tell us what takes too long. We will say which service fits, and whether you need us at all.",
    action: { label: "Request a Consultation", to: "/contact" },
  },
} as const satisfies PageContent & { tickets: readonly Ticket[] };
