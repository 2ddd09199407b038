import type { PageContent, SectionContent } from "~/ui/page-content";
import type { ScreenCardContent } from "~/ui/screen-cards";
import type { SiteLink } from "~/ui/site-link";

export const enterprise = {
  meta: {
    title: "Enterprise solutions",
    searchTitle: "ERP and POS for multi-branch companies | Velto",
    description:
      "One system for every branch and every ledger: scalable infrastructure, deployment across countries, enterprise security and dedicated support.",
    path: "/enterprise",
  },
  hero: {
    title: "Enterprise-Grade Solutions for Large Organizations",
    lede: "Ten branches or several hundred: every POS and every ledger closes in one system.",
    action: { label: "Schedule Consultation", to: "/request-demo" },
  },
  tape: {
    label: "Branches closing their day, ending with all 512 locations counted",
    branches: [
      { closed: "21:20", name: "Dar es Salaam", currency: "TZS", total: "4,754,000" },
      { closed: "21:30", name: "Arusha", currency: "TZS", total: "3,363,000" },
      { closed: "21:30", name: "Entebbe", currency: "UGX", total: "2,763,600" },
      { closed: "21:40", name: "Kampala", currency: "UGX", total: "5,247,800" },
      { closed: "21:45", name: "Mombasa", currency: "KES", total: "203,610" },
      { closed: "21:45", name: "Kisumu", currency: "KES", total: "112,480" },
      { closed: "21:45", name: "Nakuru", currency: "KES", total: "96,200" },
      { closed: "21:45", name: "Thika Road", currency: "KES", total: "141,750" },
      { closed: "21:45", name: "Westlands", currency: "KES", total: "184,300" },
    ],
    sum: { label: "All counted", value: "512 of 512" },
  },
  features: {
    title: "Run every branch from head office",
    lede: "The four things head offices ask first.",
    cards: [
      {
        title: "Scalable infrastructure",
        text: "In the cloud or on your own servers. Add a branch without adding a server.",
        tint: "sand",
        fit: "bleed",
        screens: ["erp-dashboard"],
      },
      {
        title: "Global deployment",
        text: "One system across countries, each with its own currency, tax and price list.",
        tint: "marigold",
        fit: "fit",
        screens: ["branches-cities"],
      },
      {
        title: "Enterprise security",
        text: "A sign-in for each person at the till, roles in the office, and a log you can print.",
        tint: "night",
        fit: "strip",
        screens: ["access-log"],
      },
      {
        title: "Dedicated support",
        text: "Your own team at Velto, who know your branches and your people.",
        tint: "acacia",
        fit: "end",
        screens: ["support-desk"],
      },
    ],
  },
  cases: {
    title: "Three customers in figures",
    list: [
      {
        figure: "500+",
        measure: "locations",
        title: "A retail group",
        text: "One price list, one stock count and one end of day for every shop it owns.",
        about: "the retail group",
      },
      {
        figure: "40%",
        measure: "efficiency improvement, 25% cost reduction",
        title: "A manufacturer",
        text: "Planning, stores and accounts moved out of separate systems into VeltoERP.",
        about: "the manufacturer",
      },
      {
        figure: "10,000+",
        measure: "employees in 20 countries",
        title: "A services company",
        text: "Leave, hours and pay for every office, approved from one screen.",
        about: "the services company",
      },
    ],
    link: { label: "Learn More", to: "/request-demo" },
  },
  closing: {
    title: "Bring us the hard questions",
    text: "Security, roll-out, integration, price. We will come to you with the people who can answer.",
    action: { label: "Schedule Consultation", to: "/request-demo" },
  },
} as const satisfies PageContent & {
  features: SectionContent<{ cards: readonly ScreenCardContent[] }>;
  cases: SectionContent<{ link: SiteLink; list: readonly Case[] }>;
};

type Case = { figure: string; measure: string; title: string; text: string; about: string };
