import { href } from "react-router";
import { machineWords } from "~/catalogue/machines.sw";
import { englishPath, type Language } from "~/language/language";
import { editionWords } from "~/pos/editions.sw";
import { tryTill } from "~/till/try-link";
import type { IconName } from "~/ui/icon-names";
import type { SitePath } from "~/ui/site-link";
import { shellWords } from "./content.sw";

export type NavEntry = { name: string; path: string; description: string; icon: IconName };
export type NavLinkItem = { kind: "link"; name: string; path: string };
export type NavMenuItem = {
  kind: "menu";
  id: string;
  name: string;
  /** The page above the entries: every path under it counts as this item. */
  path: string;
  overview: { title: string; text: string; link: string };
  /** What can be done at once. */
  act: { name: string; path: string };
  entries: NavEntry[];
  /** A panel with a product screen beside the entries, on wide windows. */
  hasSidePanel: boolean;
};

function posMenu(language: Language): NavMenuItem {
  const { act, ...overview } = shellWords[language].pos;
  return {
    kind: "menu",
    id: "nav-pos",
    name: "VeltoPOS",
    path: href("/products/veltopos"),
    overview,
    act: { name: act, path: href(tryTill.to) },
    entries: editionWords[language].map(({ name, line, to, icon }) => ({
      name,
      path: href(to),
      description: line,
      icon,
    })),
    hasSidePanel: true,
  };
}

function hardwareMenu(language: Language): NavMenuItem {
  const { name, act, ...overview } = shellWords[language].hardware;
  return {
    kind: "menu",
    id: "nav-hardware",
    name,
    path: href("/products/hardware"),
    overview,
    act: { name: act, path: `${href("/products/hardware")}#counter` },
    entries: machineWords[language].map(({ family, path, line, icon }) => ({
      name: family,
      path: href(path),
      description: line,
      icon,
    })),
    hasSidePanel: false,
  };
}

const english = shellWords.en.pages;
const swahili = shellWords.sw.pages;

/** Header and mobile menu, in this order. Swahili leads to what can be read in Swahili; the footer has the rest. */
export const nav: Record<Language, (NavLinkItem | NavMenuItem)[]> = {
  en: [
    link("VeltoERP", "/products/veltoerp"),
    posMenu("en"),
    hardwareMenu("en"),
    link(english.pricing, "/pricing"),
    link(english.company, "/company"),
    link(english.services, "/services"),
    link(english.blog, "/blog"),
  ],
  sw: [
    posMenu("sw"),
    hardwareMenu("sw"),
    link(swahili.individual, "/individual"),
    link(swahili.help, "/help"),
    link(swahili.find, "/orders/find"),
  ],
};

/** The footer's link columns. */
export const footerColumns = { en: columns("en"), sw: columns("sw") };

function columns(language: Language) {
  const { pages, columns, demo, contact, hardware } = shellWords[language];
  return [
    {
      title: columns.products,
      links: [
        link("VeltoERP", "/products/veltoerp"),
        link("VeltoPOS", "/products/veltopos"),
        link(hardware.name, "/products/hardware"),
        link(pages.pricing, "/pricing"),
        link(pages.mpesa, "/mpesa-pos"),
        link("eTIMS", "/etims"),
        link(pages.products, "/products"),
        link(pages.services, "/services"),
      ],
    },
    {
      title: columns.business,
      links: [
        link(pages.individual, "/individual"),
        link(pages.enterprise, "/enterprise"),
        link(demo, "/request-demo"),
        link(pages.find, "/orders/find"),
        link(pages.delivery, "/delivery-warranty-returns"),
        link(pages.warranty, "/warranty"),
        link(pages.help, "/help"),
      ],
    },
    {
      title: columns.company,
      links: [
        link(pages.about, "/company"),
        link(pages.blog, "/blog"),
        link(pages.careers, "/careers"),
        link(contact, "/contact"),
      ],
    },
  ];
}

function link(name: string, to: SitePath): NavLinkItem {
  return { kind: "link", name, path: href(to) };
}

/** `page` on the item's own page, `true` on a page under it. Pages are built under an address with a slash at its end. */
export function currentMark(path: string, pathname: string): "page" | "true" | undefined {
  const here = englishPath(pathname).replace(/\/$/, "");
  if (here === path) return "page";
  return here.startsWith(`${path}/`) ? "true" : undefined;
}
