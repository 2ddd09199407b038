import type { Language } from "~/language/language";
import type { SiteLink } from "~/ui/site-link";
import type { EditionSlug } from "./editions";

/** Where a reader of an edition goes next: what it costs, what else it takes, one article. */
export function readOn(slug: EditionSlug, language: Language): PageLink[] {
  const texts = words[language];
  return [
    { label: texts.pricing, to: `/pricing?trade=${slug}` },
    { label: texts.mpesa, to: "/mpesa-pos" },
    { label: texts.etims, to: "/etims" },
    // Articles, and trades that have a page in English only.
    ...(language === "en" ? own[slug] : []),
  ];
}

const words = {
  en: {
    pricing: "What this counter costs",
    mpesa: "M-Pesa at the counter",
    etims: "eTIMS and VeltoPOS",
  },
  sw: { pricing: "Kaunta hii ni bei gani", mpesa: "M-Pesa kwenye kaunta", etims: "eTIMS na VeltoPOS" },
};

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
