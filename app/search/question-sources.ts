import { type CategoryPath, machines } from "~/catalogue/machines";
import { editions } from "~/pos/editions";

const pages = {
  "/products/hardware": "Hardware",
  "/products/veltopos": "VeltoPOS",
  "/products/veltoerp": "VeltoERP",
  "/services": "Services",
  "/individual": "Small and medium businesses",
  "/enterprise": "Enterprise",
  "/request-demo": "Request a Demo",
  "/contact": "Contact",
  "/company": "About Us",
  "/careers": "Careers",
  "/orders/find": "Find your order",
  "/privacy": "Privacy policy",
  "/terms": "Terms",
} as const;

type EditionPath = (typeof editions)[number]["to"];

export type FaqSource = keyof typeof pages | CategoryPath | EditionPath;

/** The pages that answers come from, by the name a reader knows them by. */
export const faqSources: Readonly<Record<FaqSource, string>> = {
  ...pages,
  ...namesBy<CategoryPath>(machines.map(({ path, family }) => [path, family])),
  ...namesBy<EditionPath>(editions.map(({ to, name }) => [to, `VeltoPOS for ${name.toLowerCase()}`])),
};

function namesBy<Path extends string>(names: [Path, string][]): Record<Path, string> {
  return Object.fromEntries(names) as Record<Path, string>;
}
