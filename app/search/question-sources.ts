import { type CategoryPath, machines } from "~/catalogue/machines";
import { editions } from "~/pos/editions";

export const pages = {
  "/products/hardware": "Hardware",
  "/products/veltopos": "VeltoPOS",
  "/products/veltopos/try": "Try VeltoPOS",
  "/products/veltoerp": "VeltoERP",
  "/services": "Services",
  "/individual": "Small and medium businesses",
  "/enterprise": "Enterprise",
  "/request-demo": "Request a Demo",
  "/contact": "Contact",
  "/company": "About Us",
  "/pricing": "Pricing",
  "/delivery-warranty-returns": "Delivery, warranty and returns",
  "/etims": "eTIMS and VeltoPOS",
  "/mpesa-pos": "M-Pesa at the counter",
  "/products/veltopos/spare-parts": "Spare parts and auto repair",
  "/products/veltopos/supermarkets": "Minimarts and supermarkets",
  "/careers": "Careers",
  "/orders/find": "Find your order",
  "/privacy": "Privacy policy",
  "/terms": "Terms",
} as const;

type EditionPath = (typeof editions)[number]["to"];

export type FaqSource = keyof typeof pages | CategoryPath | EditionPath;

/** The page that an answer comes from, by the name a reader knows it by. */
export function faqSource(path: string): string {
  if (!Object.hasOwn(faqSources, path)) throw new Error(`The page ${path} has no name.`);
  return faqSources[path as FaqSource];
}

const faqSources: Readonly<Record<FaqSource, string>> = {
  ...pages,
  ...namesBy<CategoryPath>(machines.map(({ path, family }) => [path, family])),
  ...namesBy<EditionPath>(editions.map(({ to, name }) => [to, `VeltoPOS for ${name.toLowerCase()}`])),
};

function namesBy<Path extends string>(names: [Path, string][]): Record<Path, string> {
  return Object.fromEntries(names) as Record<Path, string>;
}
