import { href } from "react-router";
import { machines } from "~/catalogue/machines";
import { editions } from "~/pos/editions";
import { tryTill } from "~/till/try-link";
import type { IconName } from "~/ui/icon-names";
import { capital, inWords } from "~/words";

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

const pos: NavMenuItem = {
  kind: "menu",
  id: "nav-pos",
  name: "VeltoPOS",
  path: href("/products/veltopos"),
  overview: {
    title: "VeltoPOS overview",
    text: `One POS, ${inWords(editions.length)} editions. Works on its own or with VeltoERP.`,
    link: "See what it does",
  },
  act: { name: tryTill.label, path: href(tryTill.to) },
  entries: editions.map(({ name, line, to, icon }) => ({
    name,
    path: href(to),
    description: line,
    icon,
  })),
  hasSidePanel: true,
};

const hardware: NavMenuItem = {
  kind: "menu",
  id: "nav-hardware",
  name: "Hardware",
  path: href("/products/hardware"),
  overview: {
    title: "All hardware",
    text: `${capital(inWords(machines.length))} machines that work with VeltoPOS.`,
    link: "See all hardware",
  },
  act: { name: "Build your counter", path: `${href("/products/hardware")}#counter` },
  entries: machines.map(({ family, path, line, icon }) => ({
    name: family,
    path: href(path),
    description: line,
    icon,
  })),
  hasSidePanel: false,
};

/** Header and mobile menu, in this order. */
export const nav: (NavLinkItem | NavMenuItem)[] = [
  { kind: "link", name: "VeltoERP", path: href("/products/veltoerp") },
  pos,
  hardware,
  { kind: "link", name: "Pricing", path: href("/pricing") },
  { kind: "link", name: "Company", path: href("/company") },
  { kind: "link", name: "Services", path: href("/services") },
  { kind: "link", name: "Blog", path: href("/blog") },
];

/** The footer's link columns. */
export const footerColumns = [
  {
    title: "Products",
    links: [
      { name: "VeltoERP", path: href("/products/veltoerp") },
      { name: "VeltoPOS", path: href("/products/veltopos") },
      { name: "Hardware", path: href("/products/hardware") },
      { name: "Pricing", path: href("/pricing") },
      { name: "M-Pesa at the counter", path: href("/mpesa-pos") },
      { name: "eTIMS", path: href("/etims") },
      { name: "All products", path: href("/products") },
      { name: "Services", path: href("/services") },
    ],
  },
  {
    title: "For your business",
    links: [
      { name: "Individuals", path: href("/individual") },
      { name: "Enterprises", path: href("/enterprise") },
      { name: "Request a Demo", path: href("/request-demo") },
      { name: "Find your order", path: href("/orders/find") },
      { name: "Delivery and returns", path: href("/delivery-warranty-returns") },
      { name: "Help", path: href("/help") },
    ],
  },
  {
    title: "Company",
    links: [
      { name: "About Us", path: href("/company") },
      { name: "Blog", path: href("/blog") },
      { name: "Careers", path: href("/careers") },
      { name: "Contact", path: href("/contact") },
    ],
  },
];

/** `page` on the item's own page, `true` on a page under it. Pages are built under an address with a slash at its end. */
export function currentMark(path: string, pathname: string): "page" | "true" | undefined {
  const here = pathname.replace(/\/$/, "");
  if (here === path) return "page";
  return here.startsWith(`${path}/`) ? "true" : undefined;
}
