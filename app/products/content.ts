import type { MediaName } from "~/ui/media";
import type { PageContent, SectionContent } from "~/ui/page-content";
import type { SiteLink, SitePath } from "~/ui/site-link";
import type { VignetteName } from "~/ui/vignettes";

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
    text: "One till, five editions. Pick the one with your trade on it.",
    link: { label: "VeltoPOS", to: "/products/veltopos" },
    editionsLabel: "VeltoPOS editions",
  },
  hardware: {
    title: "Hardware",
    lede: "Works with VeltoPOS out of the box.",
    link: { label: "See the lineup", to: "/products/hardware" },
    families: [
      { name: "POS terminals", image: "hardware/pos-terminal", to: "/products/hardware/pos-terminals" },
      {
        name: "Receipt printers",
        image: "hardware/receipt-printer",
        to: "/products/hardware/receipt-printers",
      },
      {
        name: "Payment terminals",
        image: "hardware/payment-terminal",
        to: "/products/hardware/payment-terminals",
      },
      {
        name: "Barcode scanners",
        image: "hardware/barcode-scanner",
        to: "/products/hardware/barcode-scanners",
      },
    ],
  },
  closing: {
    title: "Start with a till, add the books",
    text: "You do not need all of it on the first day. We will help you choose the order.",
    action: { label: "Request a Demo", to: "/request-demo" },
  },
} as const satisfies PageContent & {
  erp: SectionContent<{ text: string; link: SiteLink; screen: VignetteName }>;
  pos: SectionContent<{ text: string; link: SiteLink; editionsLabel: string }>;
  hardware: SectionContent<{ link: SiteLink; families: readonly Family[] }>;
};

type Family = { name: string; image: MediaName; to: SitePath };
