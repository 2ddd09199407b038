import type { IllustrationName } from "~/illustrations/illustrations";
import type { PageContent, SectionContent } from "~/ui/page-content";
import type { SiteLink } from "~/ui/site-link";

export const products = {
  meta: {
    title: "Our Products",
    description:
      "VeltoERP for the whole business, VeltoPOS in five editions, and the terminals, printers and scanners to run them.",
    path: "/products",
  },
  hero: {
    title: "Our Products",
    lede: "Software for the whole business, a till for every trade, and the machines to run them.",
  },
  erp: {
    title: "VeltoERP",
    text: "Accounts, people, production, farm and supply chain in one modular, cloud-native system.",
    link: { label: "VeltoERP", to: "/products/veltoerp" },
    screen: "erp-dashboard",
  },
  pos: {
    title: "VeltoPOS",
    text: "One till, five editions. Pick the one for your trade.",
    link: { label: "VeltoPOS", to: "/products/veltopos" },
    editionsLabel: "VeltoPOS editions",
  },
  hardware: {
    title: "Hardware",
    lede: "Works with VeltoPOS out of the box.",
    link: { label: "See the lineup", to: "/products/hardware" },
  },
  closing: {
    title: "Start with a till, add the books",
    text: "You do not need all of it on the first day. We will help you choose the order.",
    action: { label: "Request a Demo", to: "/request-demo" },
  },
} as const satisfies PageContent & {
  erp: SectionContent<{ text: string; link: SiteLink; screen: IllustrationName }>;
  pos: SectionContent<{ text: string; link: SiteLink; editionsLabel: string }>;
  hardware: SectionContent<{ link: SiteLink }>;
};
