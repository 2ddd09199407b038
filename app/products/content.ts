import type { IllustrationName } from "~/illustrations/illustrations";
import { editions } from "~/pos/editions";
import type { PageContent, SectionContent } from "~/ui/page-content";
import type { SiteLink } from "~/ui/site-link";
import { inWords } from "~/words";

const count = inWords(editions.length);

export const products = {
  meta: {
    title: "Our Products",
    description: `VeltoERP for the whole business, VeltoPOS in ${count} editions, and the machines to run them.`,
    path: "/products",
  },
  hero: {
    title: "Our Products",
    lede: "Software for the whole business, a POS for your trade, and the hardware to run them.",
  },
  erp: {
    title: "VeltoERP",
    text: "Accounts, people, production, farm and supply chain in one modular, cloud-native system.",
    link: { label: "VeltoERP", to: "/products/veltoerp" },
    screen: "erp-dashboard",
  },
  pos: {
    title: "VeltoPOS",
    text: `One POS, ${count} editions. Pick the one for your trade.`,
    link: { label: "VeltoPOS", to: "/products/veltopos" },
    editionsLabel: "VeltoPOS editions",
  },
  hardware: {
    title: "Hardware",
    lede: "Ready for VeltoPOS. Software priced separately.",
    link: { label: "See the lineup", to: "/products/hardware" },
  },
  closing: {
    title: "Start with the POS, add VeltoERP later",
    text: "You do not need all of it on the first day. We will help you choose the order.",
    action: { label: "Request a Demo", to: "/request-demo" },
  },
} as const satisfies PageContent & {
  erp: SectionContent<{ text: string; link: SiteLink; screen: IllustrationName }>;
  pos: SectionContent<{ text: string; link: SiteLink; editionsLabel: string }>;
  hardware: SectionContent<{ link: SiteLink }>;
};
