import type { SiteLink } from "~/ui/site-link";
import type { EditionSlug } from "./editions";

/** Where a reader of an edition goes next: what it costs, what else it takes, one article. */
export function readOn(slug: EditionSlug): PageLink[] {
  return [
    { label: "What this counter costs", to: `/pricing?trade=${slug}` },
    { label: "M-Pesa at the counter", to: "/mpesa-pos" },
    { label: "eTIMS and VeltoPOS", to: "/etims" },
    ...own[slug],
  ];
}

type PageLink = { label: string; to: string };

const own: Record<EditionSlug, readonly SiteLink[]> = {
  retail: [
    { label: "For spare parts shops", to: "/products/veltopos/spare-parts" },
    { label: "For minimarts and supermarkets", to: "/products/veltopos/supermarkets" },
    { label: "POS trends in Kenya", to: "/blog/pos-trends-kenya" },
  ],
  restaurants: [{ label: "POS trends in Kenya", to: "/blog/pos-trends-kenya" }],
  "bars-wines-spirits": [{ label: "Five doors to lock first", to: "/blog/enterprise-software-security" }],
  rental: [{ label: "The hours that integrations give back", to: "/blog/custom-integrations-productivity" }],
  furniture: [{ label: "Where accounting automation is going", to: "/blog/accounting-automation-future" }],
};
